import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import type { Passkey } from '@emberite/contract/passkey';
import { Button } from '@emberite/ui-kit/Button';
import { Day } from '@emberite/ui-kit/Day';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { Failure } from '@emberite/ui-kit/Failure';
import { Icon, KeyRound } from '@emberite/ui-kit/Icon';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useState } from 'react';
import { Item } from '../settings/ItemList.tsx';
import * as styles from './Passkeys.module.css';

export interface PasskeyItemProps {
  passkey: Passkey;
  removal: Progress;
  /** Called after confirmation. */
  onRemove: () => void;
}

/** One passkey of the list. Removing it asks first. */
export function PasskeyItem({ passkey, removal, onRemove }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [asking, setAsking] = useState(false);
  return (
    <Item
      mark={<Icon of={KeyRound} />}
      name={name}
      notes={[
        <>
          Added <Day time={createdAt} />
        </>,
        lastUsedAt ? (
          <>
            Last used <Day time={lastUsedAt} />
          </>
        ) : (
          'Not used yet'
        ),
      ]}
    >
      {mayRetry(removal) && (
        <Button
          variant="quiet"
          size="small"
          busy={removal.status === 'busy' ? 'Removing...' : undefined}
          onClick={() => setAsking(true)}
        >
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <Failure of={removal} title="This passkey was not removed." />
      <Confirm
        open={asking}
        title="Remove passkey"
        action="Remove"
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        You will no longer be able to sign in with <strong className={styles.name}>{name}</strong>.
      </Confirm>
    </Item>
  );
}
