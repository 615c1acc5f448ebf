import type { ReactNode } from 'react';
import { CircleAlert, Icon } from '../Icon/index.ts';
import * as styles from './Words.module.css';

/** The look of a label, or of the legend of a group. */
export const labelClass: string = styles.label;

/** What stands around a control or a group of them. */
export interface HelpProps {
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong. Given, the control is invalid and the words are read out. */
  error?: ReactNode;
}

/** The ids of the words that are there, for `aria-describedby`; undefined where there are none. */
export function describedBy(id: string, { hint, error }: HelpProps): string | undefined {
  return [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;
}

/** A hint, where there is one. */
export function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
    )
  );
}

/** What is wrong, where something is. */
export function Wrong({ id, error }: { id: string; error: ReactNode }) {
  return (
    error && (
      <p className={styles.error} id={`${id}error`} role="alert">
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </p>
    )
  );
}
