import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { plainLink } from '../TextLink/index.ts';
import type { RenderLink } from '../TextLink/index.ts';
import * as styles from './Sidebar.module.css';

/** One place of the member area. */
export interface NavItem {
  href: string;
  label: string;
  icon: IconShape;
  /** Left out where the router's own NavLink sets `aria-current`. */
  current?: boolean;
}

export interface SidebarProps {
  /** The navigation's name. */
  label: string;
  items: readonly NavItem[];
  /** Above the items: the logo. */
  header?: ReactNode;
  /** At the bottom: who is signed in. */
  footer?: ReactNode;
  renderLink?: RenderLink;
}

/** Navigation at the side of wide screens (`--sidebar-width`); narrower ones have the BottomBar. */
export function Sidebar({ label, items, header, footer, renderLink = plainLink }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      {header && <div className={styles.header}>{header}</div>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            {renderLink({
              href: item.href,
              className: styles.link,
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <Icon of={item.icon} />
                  {item.label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  );
}
