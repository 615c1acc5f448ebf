import { brand } from '@emberite/content/brand';
import { Link } from '@emberite/ui-kit/Link';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { PageHeaderProps } from '@emberite/ui-kit/Page';
import { TopBar } from '@emberite/ui-kit/TopBar';
import type { ReactNode } from 'react';
import * as styles from './Desk.module.css';

const pages = [
  { href: '/desk', label: 'Registrations' },
  { href: '/desk/groups', label: 'Groups' },
  { href: '/desk/proposals', label: 'Proposals' },
  { href: '/desk/deposits', label: 'Deposits' },
  { href: '/desk/waitlist', label: 'Waiting list' },
] as const;

export interface DeskProps extends Pick<PageHeaderProps, 'title' | 'eyebrow' | 'lead' | 'actions'> {
  /** The page, or the one that it belongs to. */
  at: (typeof pages)[number]['href'];
  children: ReactNode;
}

/** The frame of every page of the desk: its navigation, the header of the page, the page. */
export function Desk({ at, children, ...header }: DeskProps) {
  return (
    <>
      <div className={styles.bar}>
        <TopBar name={brand.name} href="/desk">
          <span>Desk</span>
        </TopBar>
        <nav aria-label="Desk" className={styles.nav}>
          {pages.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={href === at ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <Page className={styles.page}>
        <PageHeader {...header} />
        {children}
      </Page>
    </>
  );
}
