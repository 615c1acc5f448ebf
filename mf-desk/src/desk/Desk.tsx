import { brand } from '@emberite/content/brand';
import { Link } from '@emberite/ui-kit/Link';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { PageHeaderProps } from '@emberite/ui-kit/Page';
import { TopBar } from '@emberite/ui-kit/TopBar';
import type { ReactNode } from 'react';
import * as styles from './Desk.module.css';

const pages = {
  '/desk': 'Registrations',
  '/desk/groups': 'Groups',
  '/desk/proposals': 'Proposals',
  '/desk/deposits': 'Deposits',
  '/desk/waitlist': 'Waiting list',
} as const;

/** Without a `title`, the page has the one it has in the navigation. */
export interface DeskProps extends Partial<
  Pick<PageHeaderProps, 'title' | 'eyebrow' | 'lead' | 'actions'>
> {
  /** The page, or the one that it belongs to. */
  at: keyof typeof pages;
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
          {Object.entries(pages).map(([href, label]) => (
            <Link key={href} href={href} aria-current={href === at ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <Page className={styles.page}>
        <PageHeader title={pages[at]} {...header} />
        {children}
      </Page>
    </>
  );
}
