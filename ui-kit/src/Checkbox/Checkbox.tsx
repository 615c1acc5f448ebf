import { useId } from 'react';
import type { ReactNode } from 'react';
import { Tick } from '../Tick/index.ts';
import * as styles from './Checkbox.module.css';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  error?: ReactNode;
  disabled?: boolean;
}

/** A yes that must be given by hand, e.g. that something was read. */
export function Checkbox({ label, checked, onChange, hint, error, disabled }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.line}>
        <Tick
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={onChange}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
