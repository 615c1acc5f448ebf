import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { CircleAlert, Icon } from '../Icon/index.ts';
import * as styles from './Choice.module.css';

/** `cards` fill the line with room for a description; `chips` flow like words. */
type ChoiceLook = 'cards' | 'chips';

export interface ChoiceGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  error?: ReactNode;
  look?: ChoiceLook;
  children: ReactNode;
}

/** The fieldset that MultiChoice and SingleChoice share. */
export function ChoiceGroup({ legend, hint, error, look = 'cards', children }: ChoiceGroupProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      <div className={classes(styles[look], error !== undefined && error !== '' && styles.invalid)}>
        {children}
      </div>
      {error && (
        <p className={styles.error} id={`${id}error`} role="alert">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
