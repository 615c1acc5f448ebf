import { and, eq, not } from 'drizzle-orm';
import { brand } from '@emberite/content/brand';
import { waitlistConfirm } from '@emberite/contract/waitlist';
import { hashSecret } from '../secrets/secrets.ts';
import { hour } from '../clock.ts';
import { waitlist } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { sendNotice } from '../mail/notice.ts';
import type { Services } from '../services.ts';
import { toEntry } from './toEntry.ts';

/** Each is a mail to the site's own address, which anybody can cause who reads mail. */
const hostsPerSite: Limit = { name: 'waitlist-hosts', max: 20, windowMs: hour };

/** Confirms an entry. Returns it, and whether it was not confirmed before. */
function confirm(secret: string, services: Services) {
  const { db, clock } = services;
  return db.transaction(async (transaction) => {
    const mine = eq(waitlist.secretHash, hashSecret(secret));
    const [entry] = await transaction.select().from(waitlist).where(mine).for('update');
    if (!entry) throw new ApiFailure('wrong-link', 'This link is no longer valid.');
    if (entry.confirmedAt) return { entry, isNew: false };
    const { email, role } = entry;
    // Refused before anything is confirmed, so that the link works later.
    if (role === 'host') await count(hostsPerSite, 'site', { ...services, db: transaction });
    const others = and(eq(waitlist.email, email), eq(waitlist.role, role), not(mine));
    await transaction.delete(waitlist).where(others);
    const confirmed = { confirmedAt: clock() };
    await transaction.update(waitlist).set(confirmed).where(mine);
    return { entry: { ...entry, ...confirmed }, isNew: true };
  });
}

/**
 * Confirms an entry. Notifies the site's own address about a host, who expects a reply: only now is it known that the
 * address is theirs.
 */
export const waitlistConfirmEndpoint = handle(waitlistConfirm, async (context) => {
  const { entry, isNew } = await confirm(context.input.secret, context);
  if (isNew && entry.role === 'host') {
    await sendNotice(context, brand.email, {
      subject: 'Somebody would like to host',
      text: 'Please write back to them. They have confirmed their address.',
      facts: [['Address', entry.email]],
      quotes: [
        ['Place', entry.place],
        ['Idea', entry.idea],
      ],
      hint: 'The quotes are their own words. What could become a link has brackets.',
    });
  }
  return toEntry(entry);
});
