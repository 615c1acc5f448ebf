import { BackLink } from '@emberite/ui-kit/BackLink';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';

export interface SettingsPageLayoutProps {
  title: string;
  lead?: ReactNode;
  /** `wide` is for cards side by side. */
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** A page of the settings: its heading, and the way back to the index. */
export function SettingsPageLayout(props: SettingsPageLayoutProps) {
  const { title, lead, width = 'text', children } = props;
  return (
    <Page width={width}>
      <BackLink href="/emberite/settings">Settings</BackLink>
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}
