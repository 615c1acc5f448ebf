import type { ReactNode } from 'react';
import * as styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** A button or link, at most two, and the outcome of pressing it, such as a Message. */
  children: ReactNode;
}

/**
 * The one action of a page. On phones and tablets it is in a bar at the bottom of the window, above
 * the navigation, so that it is always within reach. On wide screens, and where a window is too low
 * for a bar, it stays in place. The frames and the Footer leave room for it (`--action-bar-room`),
 * and focused elements scroll clear of it.
 */
export function ActionBar({ children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-screen>
      {children}
    </div>
  );
}
