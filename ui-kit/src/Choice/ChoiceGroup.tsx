import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { describedBy, Hint, labelClass, Wrong } from '../Field/index.ts';
import type { HelpProps } from '../Field/index.ts';
import * as styles from './Choice.module.css';

export interface ChoiceGroupProps extends HelpProps {
  /** The group's name. */
  legend: ReactNode;
  /** `cards` fill the line and leave room for a description; `chips` wrap like words. */
  look?: 'cards' | 'chips';
  children: ReactNode;
}

/** The fieldset that MultiChoice and SingleChoice share. */
export function ChoiceGroup({ legend, hint, error, look = 'cards', children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className={classes(styles.legend, labelClass)}>{legend}</legend>
      <div className={styles.group}>
        <Hint id={id} hint={hint} />
        <div className={classes(styles[look], Boolean(error) && styles.invalid)}>{children}</div>
        <Wrong id={id} error={error} />
      </div>
    </fieldset>
  );
}
