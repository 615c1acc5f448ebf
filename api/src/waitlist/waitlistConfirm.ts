import { and, eq, not } from 'drizzle-orm';
import { brand } from '@emberite/content/brand';
import { waitlistConfirm } from '@emberite/sdk/contract/waitlistConfirm';
import { hashSecret } from '../auth/secrets.ts';
import { waitlist } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { sendNotice } from '../mail/notice.ts';
import type { Services } from '../services.ts';
import { toEntry } from './toEntry.ts';

/** Confirms an entry. Returns it, and whether it was confirmed before. */
function confirm(secret: string, { db, clock }: Services) {
  return db.transaction(async (transaction) => {
    const mine = eq(waitlist.secretHash, hashSecret(secret));
    const [entry] = await transaction.select().from(waitlist).where(mine).for('update');
    if (!entry) throw new ApiFailure('wrong-link', 'This link is no longer valid.');
    if (entry.confirmedAt) return { entry, isNew: false };
    const { email, role } = entry;
    const others = and(eq(waitlist.email, email), eq(waitlist.role, role), not(mine));
    await transaction.delete(waitlist).where(others);
    const confirmed = { confirmedAt: clock() };
    await transaction.update(waitlist).set(confirmed).where(mine);
    return { entry: { ...entry, ...confirmed }, isNew: true };
  });
}

/** Confirms an entry. Notifies the site's own address about a host, who expects a reply. */
export const waitlistConfirmEndpoint = handle(waitlistConfirm, async (context) => {
  const { entry, isNew } = await confirm(context.input.secret, context);
  if (isNew && entry.role === 'host') {
    await sendNotice(context, brand.email, {
      subject: 'Somebody would like to host',
      text: 'Please write back to them.',
      facts: [
        ['Address', entry.email],
        ['Place', entry.place],
        ['Idea', entry.idea],
      ],
      hint: 'They have confirmed their address.',
    });
  }
  return toEntry(entry);
});
