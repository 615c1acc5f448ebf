import type { Identity } from '@emberite/contract/user';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { TextField } from '@emberite/ui-kit/TextField';
import { providers } from '@emberite/content/providers';
import type { Provider } from '@emberite/content/providers';
import type { ReactNode } from 'react';
import { Beside } from '../settings/Beside.tsx';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { SignOutPart } from '../sign-out/SignOutPart.tsx';
import type { SignOutProps } from '../sign-out/SignOutPart.tsx';

/** Returns the way to sign in with this id, or one with a default name and logo if it is unknown. */
export function providerOf(id: string): Provider {
  return (
    providers.find((provider) => provider.id === id) ?? {
      id,
      name: 'Unknown Provider',
      logo: 'unknown',
      hidden: true,
    }
  );
}

export interface AuthenticationViewProps extends SignOutProps {
  /** The email address. */
  accountId: string;
  identities: readonly Identity[];
  passkeys?: ReactNode;
  sessions?: ReactNode;
}

/** The account, the ways to sign in to it, where that was done, and sign-out. */
export function AuthenticationView(props: AuthenticationViewProps) {
  const { accountId, identities, passkeys, sessions, progress, onSignOut } = props;
  return (
    <SettingsPageLayout
      title="Authentication"
      beside={
        <Beside title="Keep your way in">
          <p>
            Two ways to sign in are better than one: if you lose one, the other still works. If you
            lose a device, end its session here.
          </p>
        </Beside>
      }
    >
      <TextField label="Account ID" value={accountId} readOnly />
      <SettingsSection title="Ways you sign in">
        <ItemList>
          {identities.map(({ provider, userId }) => {
            const { name, logo } = providerOf(provider);
            return (
              <Item
                key={`${provider} ${userId}`}
                mark={<ProviderLogo of={logo} />}
                markTone="plain"
                name={name}
                notes={[userId]}
              />
            );
          })}
        </ItemList>
        <Note>
          Identity data is not stored. A provider only tells us who you are when you sign in.
        </Note>
      </SettingsSection>
      {passkeys}
      {sessions}
      <SignOutPart progress={progress} onSignOut={onSignOut} />
    </SettingsPageLayout>
  );
}
