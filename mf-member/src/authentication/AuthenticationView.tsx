import { providerOf } from '@emberite/content/providers';
import type { Progress } from '@emberite/sdk/action';
import type { Identity } from '@emberite/sdk/contract/user';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Icon, LogOut } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ProviderLogo } from '@emberite/ui-kit/ProviderLogo';
import { TextField } from '@emberite/ui-kit/TextField';
import type { ReactNode } from 'react';
import { BackLink } from '../navigation/BackLink.tsx';
import * as styles from './AuthenticationView.module.css';

export interface AuthenticationViewProps {
  /** The email address. */
  accountId: string;
  identities: readonly Identity[];
  /** The section of the passkeys. */
  passkeys?: ReactNode;
  /** The progress of signing out. */
  progress: Progress;
  onSignOut: () => void;
}

/** The account, the ways to sign in to it, and sign-out. */
export function AuthenticationView(props: AuthenticationViewProps) {
  const { accountId, identities, passkeys, progress, onSignOut } = props;
  return (
    <Page width="text">
      <BackLink href="/emberite/settings">Settings</BackLink>
      <PageHeader title="Authentication" />
      <TextField label="Account ID" value={accountId} readOnly />
      <section className={styles.section} aria-labelledby="identities">
        <h2 id="identities" className={styles.title}>
          Ways you sign in
        </h2>
        <Card padding="none">
          <ul className={styles.identities}>
            {identities.map(({ provider, userId }) => {
              const { name, logo } = providerOf(provider);
              return (
                <li key={`${provider} ${userId}`} className={styles.identity}>
                  <span className={styles.logo}>
                    <ProviderLogo of={logo} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.userId}>{userId}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
        <p className={styles.note}>
          Identity data is not stored. A provider only tells us who you are when you sign in.
        </p>
      </section>
      {passkeys}
      <div className={styles.leave}>
        {progress.status === 'failed' && (
          <Message tone="danger" title="You are still signed in.">
            {progress.message}
          </Message>
        )}
        <Button
          variant="secondary"
          width="phone"
          busy={progress.status === 'busy' ? 'Signing Out...' : undefined}
          onClick={onSignOut}
        >
          <Icon of={LogOut} />
          Sign Out
        </Button>
      </div>
    </Page>
  );
}
