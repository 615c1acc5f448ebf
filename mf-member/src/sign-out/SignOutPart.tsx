import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Icon, LogOut } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import * as styles from './SignOutPart.module.css';

export interface SignOutProps {
  progress: Progress;
  onSignOut: () => void;
}

/** The button that signs out, and why that failed. */
export function SignOutPart({ progress, onSignOut }: SignOutProps) {
  return (
    <div className={styles.leave}>
      {progress.status === 'failed' && (
        <Message tone="danger" title="You are still signed in." remedy={progress.remedy}>
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
  );
}
