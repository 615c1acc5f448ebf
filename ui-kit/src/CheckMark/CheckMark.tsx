import type { ComponentProps } from 'react';
import * as styles from './CheckMark.module.css';

export interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  type: 'checkbox' | 'radio';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The checkbox or radio button of an option. It has no label of its own: wrap it in one. */
export function CheckMark({ onChange, ...input }: CheckMarkProps) {
  return (
    <input
      {...input}
      className={styles[input.type]}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
