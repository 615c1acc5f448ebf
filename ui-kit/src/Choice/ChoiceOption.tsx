import type { ReactNode } from 'react';
import { CheckMark } from '../CheckMark/index.ts';
import { OptionText } from './OptionText.tsx';
import * as styles from './Choice.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line, meant for cards. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceOptionProps {
  type: 'checkbox' | 'radio';
  /** Shared by all options of a group. */
  name: string;
  option: Option;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One option. The whole card or chip is its label. */
export function ChoiceOption({ type, name, option, checked, onChange }: ChoiceOptionProps) {
  const { value, label, description, disabled } = option;
  return (
    <label className={styles.option}>
      <CheckMark
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <OptionText description={description}>{label}</OptionText>
    </label>
  );
}
