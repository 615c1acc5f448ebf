import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';
import { BackLink } from '../navigation/BackLink.tsx';

export interface SettingsPageLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the settings: its heading, and the way back to the index. */
export function SettingsPageLayout({ title, lead, children }: SettingsPageLayoutProps) {
  return (
    <Page width="text">
      <BackLink href="/emberite/settings">Settings</BackLink>
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}
