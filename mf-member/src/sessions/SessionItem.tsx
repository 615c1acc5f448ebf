import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import type { OpenSession } from '@emberite/contract/sessions';
import { Button } from '@emberite/ui-kit/Button';
import { Day } from '@emberite/ui-kit/Day';
import { Failure } from '@emberite/ui-kit/Failure';
import { Icon, UserRound } from '@emberite/ui-kit/Icon';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { Item } from '../settings/ItemList.tsx';

export interface SessionItemProps {
  session: OpenSession;
  ending: Progress;
  onEnd: () => void;
}

/** One session of the list. This one is marked; the others can be ended. */
export function SessionItem({ session, ending, onEnd }: SessionItemProps) {
  const device = session.device || 'Unknown device';
  return (
    <Item
      mark={<Icon of={UserRound} />}
      name={device}
      markTone={session.isThis ? 'accent' : 'plain'}
      notes={[
        session.isThis && 'This device',
        <>
          Signed in <Day time={session.signedInAt} />
        </>,
      ].filter(Boolean)}
    >
      {!session.isThis && mayRetry(ending) && (
        <Button
          variant="quiet"
          size="small"
          busy={ending.status === 'busy' ? 'Ending...' : undefined}
          onClick={onEnd}
        >
          End<VisuallyHidden> the session of {device}</VisuallyHidden>
        </Button>
      )}
      <Failure of={ending} title="This session was not ended." />
    </Item>
  );
}
