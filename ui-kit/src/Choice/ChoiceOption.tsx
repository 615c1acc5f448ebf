import type { ReactNode } from 'react';
import * as styles from './Choice.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line; meant for cards. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceOptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  option: Option;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One choice: the whole card or chip is its label. */
export function ChoiceOption({ type, name, option, checked, onChange }: ChoiceOptionProps) {
  return (
    <label className={styles.option}>
      <input
        className={styles[type]}
        type={type}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
    </label>
  );
}
