import { BackLink } from '@emberite/ui-kit/BackLink';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';
import * as styles from './SettingsPageLayout.module.css';

export interface SettingsPageLayoutProps {
  title: string;
  lead?: ReactNode;
  /** `wide` is for cards side by side. */
  width?: 'text' | 'wide';
  /** A {@link Beside}: what the page is for. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the settings: its heading, and a link back to the index. All are aligned at one edge.
 */
export function SettingsPageLayout(props: SettingsPageLayoutProps) {
  const { title, lead, width = 'text', beside, children } = props;
  return (
    <Page>
      <BackLink href="/emberite/settings">Settings</BackLink>
      <PageHeader title={title} lead={lead} />
      {width === 'wide' ? (
        children
      ) : (
        <div className={styles.columns}>
          <div className={styles.content}>{children}</div>
          {beside}
        </div>
      )}
    </Page>
  );
}
