import { classes } from '../classes/index.ts';
import { CircleAlert, CircleCheck, Icon, X } from '../Icon/index.ts';
import * as styles from './Banner.module.css';

export interface BannerProps {
  /** What is going on; nothing shows without it. */
  message?: string | undefined;
  tone?: 'progress' | 'success' | 'danger';
  onDismiss: () => void;
  /** The name of the closing cross, e.g. 'Dismiss'. */
  dismissLabel: string;
}

/**
 * News of work under way, at the top of the window. A click anywhere on it dismisses it. Keep it
 * mounted: screen readers only announce what changes inside a status they already know.
 */
export function Banner({ message, tone = 'progress', onDismiss, dismissLabel }: BannerProps) {
  return (
    <div className={styles.place}>
      <output>
        {message && (
          <span className={classes(styles.banner, styles[tone])}>
            <span className={styles.mark} aria-hidden="true">
              {tone === 'progress' && <span className={styles.spinner} />}
              {tone === 'success' && <Icon of={CircleCheck} />}
              {tone === 'danger' && <Icon of={CircleAlert} />}
            </span>
            <span className={styles.message}>{message}</span>
            <button type="button" className={styles.dismiss} onClick={onDismiss}>
              <Icon of={X} label={dismissLabel} />
            </button>
          </span>
        )}
      </output>
    </div>
  );
}
