import type { ReactNode } from 'react';
import * as styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** A button or link, at most two, and what its press led to, such as a Message. */
  children: ReactNode;
}

/**
 * The one action of a page. On phones and tablets it stands in a bar at the bottom of the window,
 * above the navigation, so that it is always within reach. On wide screens, and where a window is
 * too low for a bar, it stands where it is written. The frames and the Footer keep room for it
 * (`--action-bar-room`), and what gets the focus scrolls clear of it.
 */
export function ActionBar({ children }: ActionBarProps) {
  return <div className={styles.bar}>{children}</div>;
}
