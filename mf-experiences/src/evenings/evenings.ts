import { createAction } from '@emberite/sdk/action';
import { groupAnswer } from '@emberite/sdk/api';
import type { GroupAnswer } from '@emberite/contract/groupFields';
import { completeNotice } from '@emberite/sdk/notices';
import { createResource } from '@emberite/sdk/resource';
import { loadEvenings } from './evening.ts';
import { orExpire } from './orExpire.ts';

/** The evenings that the member was asked for, and their answers. */
export function createEvenings() {
  const evenings = createResource(loadEvenings);
  return {
    evenings,
    answering: createAction(async (id: string, answer: GroupAnswer) => {
      const { loaded } = evenings.state;
      const seen = loaded.status === 'ready' && loaded.value.find((one) => one.id === id);
      const sequence = seen ? { sequence: seen.sequence } : {};
      // The place may have gone to somebody else, or the evening may have changed.
      const now = await groupAnswer({ id, answer, ...sequence }).catch(orExpire(evenings));
      evenings.change((list) => list.map((one) => (one.id === id ? now : one)));
      completeNotice(answered[answer]);
    }),
  };
}

/** What is said after an answer. */
export const answered: Readonly<Record<GroupAnswer, string>> = {
  coming: 'You are coming. We look forward to it.',
  declined: 'Thank you for telling us. Your place goes to somebody who waits.',
};

/** What is said to who comes while an evening is not certain, and once a place is no longer given up. */
export const toWhoComes = {
  inviting: 'It takes place once everybody has said yes. We write to you if that changes.',
  settled: 'If something comes up, please write to us.',
};
