import { brand } from '@emberite/content/brand';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { TopBar } from '@emberite/ui-kit/TopBar';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { SignOutPart } from '../sign-out/SignOutPart.tsx';
import type { SignOutProps } from '../sign-out/SignOutPart.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { DeletePart } from './DeleteView.tsx';
import type { DeleteProps } from './DeleteView.tsx';
import { ExportPart } from './ExportView.tsx';
import type { ExportProps } from './ExportView.tsx';

export interface AccountViewProps {
  address: string;
  /** The user's start page: the welcome steps, or the settings of a member. */
  back: { href: string; label: string };
  /** Exporting and deleting, unless they are off. */
  data: { exporting: ExportProps; deletion: DeleteProps } | null;
  signOut: SignOutProps;
}

/** What everybody who has an account may do with it, with or without a profile. */
export function AccountView({ address, back, data, signOut }: AccountViewProps) {
  return (
    <Page width="text">
      <TopBar name={brand.name} href="/" />
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHeader title="Your account" lead={`You are signed in as ${address}.`} />
      {data ? (
        <>
          <SettingsSection title="Export my data">
            <Stack>
              <ExportPart {...data.exporting} />
            </Stack>
          </SettingsSection>
          <SettingsSection title="Delete account">
            <Note>This cannot be undone.</Note>
            <Stack gap="loose">
              <DeletePart {...data.deletion} />
            </Stack>
          </SettingsSection>
        </>
      ) : (
        <Note>
          For a copy of your data, or to delete your account, write to{' '}
          <TextLink href={brand.emailHref}>{brand.email}</TextLink>.
        </Note>
      )}
      <SettingsSection title="Sign out">
        <SignOutPart {...signOut} />
      </SettingsSection>
    </Page>
  );
}
