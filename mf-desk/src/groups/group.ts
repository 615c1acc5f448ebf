import type * as client from '@emberite/sdk/desk';
import { createForm } from '@emberite/sdk/form';
import { createResource } from '@emberite/sdk/resource';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import { createEveningForm, fieldsOf } from './eveningForm.ts';

export interface GroupDeps {
  api: Pick<typeof client, 'deskGroupGet' | 'deskGroupMove' | 'deskGroupCallOff'>;
  id: string;
  /** Called once the group is changed or called off. */
  onDone: () => void;
}

/** A confirmed group, and what staff can do with it. */
export function createGroup({ api, id, onDone }: GroupDeps) {
  const group = createResource(() => api.deskGroupGet({ id }));
  const show = (now: DeskGroup) => {
    group.change(() => now);
    onDone();
  };
  return {
    group,
    /** The form that changes the evening of the group as it is now. */
    moving: (now: DeskGroup) =>
      createEveningForm(fieldsOf(now), async (evening) => {
        show(await api.deskGroupMove({ id, ...evening }));
      }),
    /** The form that calls the group off. */
    callingOff: () =>
      createForm({
        fields: { reason: '' },
        check: ({ reason }) =>
          reason.trim() ? null : { at: 'reason', message: 'Please say why, for the group.' },
        async send({ reason }) {
          show(await api.deskGroupCallOff({ id, reason }));
        },
      }),
  };
}
