import { eq } from 'drizzle-orm';
import { invitationAnswer, invitationGet } from '@emberite/contract/invitations';
import { hashSecret } from '../secrets/secrets.ts';
import { hour } from '../clock.ts';
import { groups, seats } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { answer, changeGroups } from './changes.ts';
import { toEvening } from './evening.ts';

const perClient: Limit = { name: 'invitation-client', max: 200, windowMs: hour };

/** Returns what a mailed secret belongs to. */
async function find(secret: string, { db }: Pick<Services, 'db'>) {
  const [found] = await db
    .select({ group: groups, seat: seats })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(eq(seats.secretHash, hashSecret(secret)));
  if (!found) {
    throw new ApiFailure(
      'wrong-link',
      'This link no longer works. Use the one in our newest email.',
    );
  }
  return found;
}

const invitationGetEndpoint = handle(invitationGet, async (context) => {
  await countClient(perClient, context);
  const { group, seat } = await find(context.input.secret, context);
  return toEvening(group, seat, context.clock());
});

const invitationAnswerEndpoint = handle(invitationAnswer, async (context) => {
  await countClient(perClient, context);
  const { secret, answer: answered } = context.input;
  const result = await changeGroups(context, async (change) => {
    const { group, seat } = await find(secret, change);
    return answer(seat, group, answered, change);
  });
  if (result === 'too-late') throw new ApiFailure('answer-too-late');
  const { group, seat } = await find(secret, context);
  return toEvening(group, seat, context.clock());
});

/** Endpoints for the links in invitations. A GET changes nothing. */
export const invitationEndpoints: readonly Endpoint[] = [
  invitationAnswerEndpoint,
  invitationGetEndpoint,
];
