import type { DeskGroup } from '@emberite/contract/deskGroups';
import { deskGroupCallOff, deskGroupGet, deskGroupMove } from '@emberite/sdk/desk';
import { completeNotice } from '@emberite/sdk/notices';
import { createResource, useResource } from '@emberite/sdk/resource';
import { useParams } from '@emberite/sdk/router';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { callingOff, createAskedForm, createEveningForm, moving } from './asked.ts';
import { FormDialog } from './FormDialog.tsx';
import { GroupView } from './GroupView.tsx';
import { typedAbout } from './typed.ts';

/** `/desk/groups/:groupId`: a confirmed group. */
export default function GroupPage() {
  const { groupId = '' } = useParams();
  return <OneGroup key={groupId} id={groupId} />;
}

/** Whether an evening is at another time or place, so that its people are asked again. */
const isMoved = (before: DeskGroup, now: DeskGroup) =>
  now.startsAt !== before.startsAt ||
  now.meetingPlace.name !== before.meetingPlace.name ||
  now.meetingPlace.address !== before.meetingPlace.address;

function OneGroup({ id }: { id: string }) {
  const [group] = useState(() => createResource(() => deskGroupGet({ id })));
  const [dialog, setDialog] = useState<ReactNode>(null);
  useLostFocus(dialog);
  const close = () => setDialog(null);
  async function show(change: Promise<DeskGroup>, isTold: (now: DeskGroup) => boolean) {
    try {
      const now = await change;
      group.change(() => now);
      close();
      completeNotice(isTold(now) ? 'The group is told.' : 'Saved. Nobody gets a mail about this.');
    } catch (error) {
      // Somebody else may have changed it.
      void group.load();
      throw error;
    }
  }
  function move(before: DeskGroup) {
    const { sequence } = before;
    const form = createEveningForm(
      before,
      (evening) => show(deskGroupMove({ id, sequence, ...evening }), (now) => isMoved(before, now)),
      typedAbout(`move ${id}`),
    );
    setDialog(<FormDialog {...moving} form={form} onClose={close} />);
  }
  function callOff() {
    const form = createAskedForm(callingOff.fields, {
      fields: { reason: '' },
      draft: typedAbout(`call-off ${id}`),
      send: ({ reason }) => show(deskGroupCallOff({ id, reason }), () => true),
    });
    setDialog(<FormDialog {...callingOff} form={form} onClose={close} />);
  }
  return (
    <>
      <GroupView
        loaded={useResource(group)}
        onRetry={() => void group.load()}
        onMove={move}
        onCallOff={callOff}
      />
      {dialog}
    </>
  );
}
