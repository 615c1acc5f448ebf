import type { ReactNode } from 'react';
import { Logo } from '../Logo/index.ts';
import type { LogoProps } from '../Logo/index.ts';
import * as styles from './TopBar.module.css';

export interface TopBarProps extends Required<LogoProps> {
  /** A link or a button at the other end. */
  children?: ReactNode;
}

/** The first row of a page: the logo, linked home, and one action. */
export function TopBar({ children, ...logo }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <Logo {...logo} />
      {children}
    </div>
  );
}
