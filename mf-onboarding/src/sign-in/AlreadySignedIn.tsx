import { loadSession, useUser } from '@emberite/sdk/session';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { useEffect } from 'react';
import * as styles from './SignIn.module.css';

/** Tells signed-in users that there is nothing to do here. */
export function AlreadySignedIn({ to }: { to: string }) {
  const user = useUser();
  useEffect(() => {
    // A failed check counts as signed out: the form is there.
    void loadSession().catch(() => null);
  }, []);
  if (!user) return null;
  return (
    <Message
      tone="info"
      action={
        <ButtonLink href={to} variant="secondary" size="small">
          Continue
        </ButtonLink>
      }
    >
      You are signed in as <strong className={styles.email}>{user.id}</strong>
    </Message>
  );
}
