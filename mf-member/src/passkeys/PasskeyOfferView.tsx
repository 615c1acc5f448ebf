import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Failure } from '@emberite/ui-kit/Failure';
import { Icon, KeyRound } from '@emberite/ui-kit/Icon';
import { Stack } from '@emberite/ui-kit/Stack';
import { Note } from '../settings/SettingsSection.tsx';
import * as styles from './Passkeys.module.css';

export interface PasskeyOfferViewProps {
  progress: Progress;
  onAdd: () => void;
  onDecline: () => void;
}

/** Offers a passkey, with a button to add one and another to leave it. */
export function PasskeyOfferView({ progress, onAdd, onDecline }: PasskeyOfferViewProps) {
  return (
    <Card as="section" aria-labelledby="passkey-offer" className={styles.offer}>
      <span className={styles.icon}>
        <Icon of={KeyRound} />
      </span>
      <div className={styles.words}>
        <h2 id="passkey-offer" className={styles.title}>
          Sign in faster next time
        </h2>
        <Note>
          With a passkey, you use your fingerprint, face or screen lock instead of a code.
        </Note>
      </div>
      <Stack direction="row" gap="tight">
        {mayRetry(progress) && (
          <Button
            variant="secondary"
            size="small"
            busy={progress.status === 'busy' ? 'Adding...' : undefined}
            onClick={onAdd}
          >
            Add a passkey
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDecline}>
          Not now
        </Button>
      </Stack>
      <Failure of={progress} title="No passkey was added." />
    </Card>
  );
}
