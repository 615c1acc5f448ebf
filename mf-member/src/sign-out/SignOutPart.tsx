import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Icon, LogOut } from '@emberite/ui-kit/Icon';
import { Failure } from '@emberite/ui-kit/Failure';
import * as styles from './SignOutPart.module.css';

export interface SignOutProps {
  progress: Progress;
  onSignOut: () => void;
}

/** The button that signs out, and why that failed. */
export function SignOutPart({ progress, onSignOut }: SignOutProps) {
  return (
    <div className={styles.leave}>
      <Failure of={progress} title="You are still signed in." />
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
