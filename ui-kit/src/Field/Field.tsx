import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, Icon } from '../Icon/index.ts';
import * as styles from './Field.module.css';

/** The words around a control. */
export interface FieldWords {
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong. Given, the control is invalid and the words are read out. */
  error?: ReactNode;
}

export interface FieldProps extends FieldWords {
  /** Renders the control with the attributes that tie it to its words. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label above, hint and error below a control. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`} role="alert">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
