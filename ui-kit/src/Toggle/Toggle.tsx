import { useId } from 'react';
import type { ReactNode } from 'react';
import { OptionText } from '../Choice/index.ts';
import * as styles from './Toggle.module.css';

export interface ToggleProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A switch that takes effect immediately. */
export function Toggle({ label, checked, onChange, hint, disabled }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.toggle}>
      <OptionText id={id} description={hint}>
        {label}
      </OptionText>
      <input
        className={styles.switch}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` implies it
        role="switch"
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
