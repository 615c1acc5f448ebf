import { Icon } from '../Icon/index.ts';
import type { NavItem } from '../Sidebar/index.ts';
import { plainLink } from '../TextLink/index.ts';
import type { RenderLink } from '../TextLink/index.ts';
import * as styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** The navigation's name. */
  label: string;
  /** Three to five. */
  items: readonly NavItem[];
  renderLink?: RenderLink;
}

/** Navigation under the thumb on phones and tablets; wide screens have the Sidebar. */
export function BottomBar({ label, items, renderLink = plainLink }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            {renderLink({
              href: item.href,
              className: styles.link,
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon}>
                    <Icon of={item.icon} />
                  </span>
                  <span className={styles.label}>{item.label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
