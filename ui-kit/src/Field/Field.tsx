import { useId } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Field.module.css';
import { describedBy, Hint, labelClass, Wrong } from './Words.tsx';
import type { HelpProps } from './Words.tsx';

/** The words around a control. */
export interface FieldWords extends HelpProps {
  label: ReactNode;
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
  return (
    <div className={styles.field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      <Hint id={id} hint={hint} />
      <Wrong id={id} error={error} />
    </div>
  );
}
