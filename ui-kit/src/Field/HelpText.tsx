import type { ReactNode } from 'react';
import { CircleAlert, Icon } from '../Icon/index.ts';
import * as styles from './HelpText.module.css';

/** The class name of a label or a legend. */
export const labelClass: string = styles.label;

/** The help for a control or a group of controls. */
export interface HelpProps {
  /** Help that is always shown. */
  hint?: ReactNode;
  /** The error message. When set, the control is invalid and the message is announced. */
  error?: ReactNode;
}

/** Returns the ids of hint and error for `aria-describedby`; undefined if there is neither. */
export function describedBy(id: string, { hint, error }: HelpProps): string | undefined {
  return [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;
}

/** The hint, if any. */
export function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
    )
  );
}

/** The error message, if any. */
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
