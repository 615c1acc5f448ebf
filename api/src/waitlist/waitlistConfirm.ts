import { and, eq, not } from 'drizzle-orm';
import { waitlistConfirm } from '@emberite/sdk/contract/waitlistConfirm';
import { hashSecret } from '../auth/secrets.ts';
import { waitlist } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { toEntry } from './toEntry.ts';

export const waitlistConfirmEndpoint = handle(waitlistConfirm, ({ input, db, clock }) =>
  db.transaction(async (transaction) => {
    const mine = eq(waitlist.secretHash, hashSecret(input.secret));
    const [entry] = await transaction.select().from(waitlist).where(mine).for('update');
    if (!entry) throw new ApiFailure('wrong-link', 'This link is no longer valid.');
    if (entry.confirmedAt) return toEntry(entry);
    const { email, role } = entry;
    const others = and(eq(waitlist.email, email), eq(waitlist.role, role), not(mine));
    await transaction.delete(waitlist).where(others);
    const confirmed = { confirmedAt: clock() };
    await transaction.update(waitlist).set(confirmed).where(mine);
    return toEntry({ ...entry, ...confirmed });
  }),
);
