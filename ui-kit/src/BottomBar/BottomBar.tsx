import { Link } from '@emberite/ui-kit/Link';
import { NavIcon } from '../Sidebar/NavIcon.tsx';
import type { NavItem } from '../Sidebar/index.ts';
import * as styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** The navigation's name. */
  label: string;
  /** Three to six items. */
  items: readonly NavItem[];
}

/**
 * The navigation within reach of the thumb on phones and tablets. Wide screens show the Sidebar.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link
              href={item.href}
              className={styles.link}
              aria-current={item.current ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <NavIcon paths={item.icon} />
              </span>
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
