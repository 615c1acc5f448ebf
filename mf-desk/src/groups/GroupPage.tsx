import { deskGroupCallOff, deskGroupGet, deskGroupMove } from '@emberite/sdk/desk';
import type { Form } from '@emberite/sdk/form';
import { completeNotice } from '@emberite/sdk/notices';
import { useResource } from '@emberite/sdk/resource';
import { useParams } from '@emberite/sdk/router';
import { useState } from 'react';
import { CallOffDialog } from './CallOffDialog.tsx';
import { EveningDialog } from './EveningDialog.tsx';
import type { EveningFields } from './eveningForm.ts';
import { createGroup } from './group.ts';
import { GroupView } from './GroupView.tsx';

/** `/desk/groups/:groupId`: a confirmed group. */
export default function GroupPage() {
  const { groupId = '' } = useParams();
  return <OneGroup key={groupId} id={groupId} />;
}

function OneGroup({ id }: { id: string }) {
  const [moving, setMoving] = useState<Form<EveningFields>>();
  const [callingOff, setCallingOff] = useState<Form<{ reason: string }>>();
  const [group] = useState(() =>
    createGroup({
      api: { deskGroupCallOff, deskGroupGet, deskGroupMove },
      id,
      onDone() {
        setMoving(undefined);
        setCallingOff(undefined);
        completeNotice('The group is told.');
      },
    }),
  );
  return (
    <>
      <GroupView
        loaded={useResource(group.group)}
        onRetry={() => void group.group.load()}
        onMove={(now) => setMoving(group.moving(now))}
        onCallOff={() => setCallingOff(group.callingOff())}
      />
      {moving && (
        <EveningDialog
          title="Change the evening"
          explanation="If the date, the time or the place changes, everybody is told and asked again."
          action={['Save and tell the group', 'Saving...']}
          form={moving}
          onClose={() => setMoving(undefined)}
        />
      )}
      {callingOff && <CallOffDialog form={callingOff} onClose={() => setCallingOff(undefined)} />}
    </>
  );
}
