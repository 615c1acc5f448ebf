import { Link } from '@emberite/ui-kit/Link';
import type { ReactNode } from 'react';
import { NavIcon } from './NavIcon.tsx';
import * as styles from './Sidebar.module.css';

/** One item of the member navigation. */
export interface NavItem {
  href: string;
  label: string;
  /** A 24 × 24 line icon as path data: the `d` of each path. */
  icon: readonly string[];
  /** Whether it is the current page. */
  current?: boolean;
}

export interface SidebarProps {
  /** The navigation's name. */
  label: string;
  items: readonly NavItem[];
  /** Shown above the items: the logo. */
  header?: ReactNode;
}

/**
 * The navigation at the side of wide screens (`--sidebar-width`). Narrower ones show the BottomBar.
 */
export function Sidebar({ label, items, header }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      {header && <div className={styles.header}>{header}</div>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={item.current ? 'page' : undefined}
            >
              <NavIcon paths={item.icon} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
