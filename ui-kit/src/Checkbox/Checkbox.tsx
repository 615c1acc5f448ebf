import { useId } from 'react';
import type { ReactNode } from 'react';
import { describedBy, Hint, Wrong } from '../Field/index.ts';
import type { HelpProps } from '../Field/index.ts';
import { CheckMark } from '../CheckMark/index.ts';
import * as styles from './Checkbox.module.css';

export interface CheckboxProps extends HelpProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The input's name, for code that reads the form itself. */
  name?: string;
}

/** A checkbox for an explicit yes, such as a confirmation that something was read. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, hint, error, name } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.line}>
        <CheckMark
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={onChange}
        />
        <span>{label}</span>
      </label>
      <div className={styles.help}>
        <Hint id={id} hint={hint} />
        <Wrong id={id} error={error} />
      </div>
    </div>
  );
}
