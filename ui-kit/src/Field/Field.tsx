import { useId } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Field.module.css';
import { describedBy, Hint, labelClass, Wrong } from './HelpText.tsx';
import type { HelpProps } from './HelpText.tsx';

/** The label and help of a control. */
export interface FieldText extends HelpProps {
  label: ReactNode;
}

export interface FieldProps extends FieldText {
  /** Renders the control with the attributes that link it to its label and help. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Shows a label above a control, and hint and error below it. */
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
