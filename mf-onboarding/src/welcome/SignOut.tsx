import { useUser } from '@emberite/sdk/session';
import { useSignOut } from '@emberite/sdk/sign-out';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import * as styles from './SignOut.module.css';

/**
 * The signed-in user, links to their data and to how people are kept safe, and sign-out, which asks whether to keep the answers.
 */
export function SignOut() {
  const user = useUser();
  const { progress, signOut } = useSignOut();
  return (
    <div className={styles.signOut}>
      {user && (
        <span className={styles.who}>
          Signed in as <strong className={styles.user}>{user.id}</strong>
        </span>
      )}
      <ButtonLink href="/account" variant="quiet" size="small">
        Your data
      </ButtonLink>
      <ButtonLink href="/safety" variant="quiet" size="small">
        Safety
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        busy={progress.status === 'busy' ? 'Signing Out...' : undefined}
        onClick={signOut}
      >
        Sign Out
      </Button>
      <Failure of={progress} title="You are still signed in." />
    </div>
  );
}
