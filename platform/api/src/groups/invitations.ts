import { eq } from 'drizzle-orm';
import { invitationAnswer, invitationGet } from '@emberite/contract/invitations';
import { hashSecret } from '../secrets/secrets.ts';
import { hour } from '../clock.ts';
import { seats } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { answer, changeGroups } from './changes.ts';
import { selectSeated, toEvening } from './evening.ts';

const perClient: Limit = { name: 'invitation-client', max: 200, windowMs: hour };

/** Returns what a mailed secret belongs to. */
async function find(secret: string, { db }: Pick<Services, 'db'>) {
  const [found] = await selectSeated(db).where(eq(seats.secretHash, hashSecret(secret)));
  if (!found) {
    throw new ApiFailure(
      'wrong-link',
      'This link no longer works. Use the one in our newest email.',
    );
  }
  return found;
}

/** Endpoints for the links in invitations. Only an answer changes anything. */
export const invitationEndpoints: readonly Endpoint[] = [
  handle(invitationAnswer, async (context) => {
    await countClient(perClient, context);
    const { secret, answer: answered } = context.input;
    await changeGroups(context, async (change) =>
      answer(await find(secret, change), answered, change),
    );
    return toEvening(await find(secret, context), context.clock());
  }),
  handle(invitationGet, async (context) => {
    await countClient(perClient, context);
    return toEvening(await find(context.input.secret, context), context.clock());
  }),
];
