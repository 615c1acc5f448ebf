import { useNavigate } from '@emberite/sdk/router';
import { signOut, useUser } from '@emberite/sdk/session';
import { Button } from '@emberite/ui-kit/Button';
import { useState } from 'react';
import * as styles from './SignOut.module.css';

/** Who is signed in, and the way out. What was entered stays for the same user's next visit. */
export function SignOut() {
  const user = useUser();
  const navigate = useNavigate();
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function leave() {
    setStatus('leaving');
    try {
      await signOut();
      await navigate('/login');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <div className={styles.signOut}>
      {user && (
        <span>
          Signed in as <strong className={styles.user}>{user.id}</strong>
        </span>
      )}
      <Button
        variant="quiet"
        size="small"
        busy={status === 'leaving' ? 'Signing out...' : undefined}
        onClick={() => void leave()}
      >
        Sign out
      </Button>
      {status === 'failed' && <span role="alert">Signing out failed. Please try again.</span>}
    </div>
  );
}
