import { useState } from 'react';
import { classes } from '../classes/index.ts';
import { CircleAlert, CircleCheck, Icon, X } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Banner.module.css';

export interface BannerProps {
  /** The current message. The banner is hidden without one. */
  message?: string | undefined;
  tone?: 'progress' | 'success' | 'danger';
  onDismiss: () => void;
  /** The accessible name of the close button, e.g. 'Dismiss'. */
  dismissLabel: string;
}

/** Rounds the percentage in a message down to a quarter. */
const inQuarters = (message: string | undefined) =>
  message?.replace(/\d+(?=%)/, (percent) => String(Math.floor(Number(percent) / 25)));

/**
 * Shows the progress of work at the top of the window. A click anywhere on it dismisses it. Keep it
 * mounted: screen readers only announce changes inside a status element they already know. They
 * announce a percentage only at every quarter.
 */
export function Banner({ message, tone = 'progress', onDismiss, dismissLabel }: BannerProps) {
  const [said, setSaid] = useState(message);
  if (inQuarters(message) !== inQuarters(said)) setSaid(message);
  return (
    <div className={styles.place} data-screen>
      {message && (
        <div className={classes(styles.banner, styles[tone])}>
          <span className={styles.mark} aria-hidden="true">
            {tone === 'progress' && <Spinner />}
            {tone === 'success' && <Icon of={CircleCheck} />}
            {tone === 'danger' && <Icon of={CircleAlert} />}
          </span>
          <span className={styles.message}>{message}</span>
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            <Icon of={X} label={dismissLabel} />
          </button>
        </div>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}
