import type { ComponentProps } from 'react';
import * as styles from './Tick.module.css';

export interface TickProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  type: 'checkbox' | 'radio';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The box to tick, or the circle to fill, of a choice. It brings no words: wrap it in a label. */
export function Tick({ onChange, ...input }: TickProps) {
  return (
    <input
      {...input}
      className={styles[input.type]}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
