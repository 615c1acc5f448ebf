import { and, eq, not } from 'drizzle-orm';
import { brand } from '@emberite/content/brand';
import { waitlistConfirm, waitlistJoin, waitlistLeave } from '@emberite/contract/waitlist';
import type { WaitlistEntry } from '@emberite/contract/waitlist';
import { hour } from '../clock.ts';
import { waitlist } from '../db/schema.ts';
import { handle } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { count, countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { mailboxOf } from '../mail/mailboxOf.ts';
import { awaitMail } from '../mail/mailer.ts';
import { noticeMessage, sendNotice } from '../mail/notice.ts';
import type { Notice } from '../mail/notice.ts';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import type { Services } from '../services.ts';
import { toEntry } from './toEntry.ts';

const perClient: Limit = { name: 'waitlist-client', max: 20, windowMs: hour };
const perMailbox: Limit = { name: 'waitlist-mailbox', max: 3, windowMs: hour };
/** However many clients and mailboxes somebody has. Not that of the sign-in mails, which must go on. */
const perSite: Limit = { name: 'waitlist-site', max: 300, windowMs: hour };

/**
 * The mail, by the role of the entry. The address may be somebody else's, so the mail has nothing that was entered: the
 * page of its link shows that.
 */
const texts: Readonly<Record<WaitlistEntry['role'], { subject: string; text: string }>> = {
  guest: {
    subject: `Confirm your place on the ${brand.name} waiting list`,
    text: `Somebody, probably you, asked us to write to this address when ${brand.name} opens where they live. Confirm it, and we will. Until then we store nothing but this request, and delete it after a week.`,
  },
  host: {
    subject: `Confirm that you would like to host with ${brand.name}`,
    text: `Somebody, probably you, sent us an idea for ${brand.name} and gave this address. Confirm it, and we will write to you about it. Until then we store nothing but this request, and delete it after a week.`,
  },
  'poetry-night': {
    subject: 'Confirm that you would like to hear of the next poetry night season',
    text: `Somebody, probably you, asked us to write to this address when the Fridays of the next season of the poetry night are set. Confirm it, and we will. Until then we store nothing but this request, and delete it after a week.`,
  },
};

const waitlistJoinEndpoint = handle(waitlistJoin, async (context) => {
  const { input, db, clock, config, mailer } = context;
  const { email, place, role, idea } = input;
  const byClient = await countClient(perClient, context);
  const byMailbox = await count(perMailbox, mailboxOf(email), context);
  const bySite = await count(perSite, 'site', context);
  const secret = newSecret();
  await db
    .insert(waitlist)
    .values({ secretHash: hashSecret(secret), email, place, role, idea, createdAt: clock() });
  const link = new URL('/waitlist', config.siteUrl);
  // In the fragment, which no server and no log sees.
  link.hash = secret;
  const { subject, text } = texts[role];
  const notice: Notice = {
    subject,
    text,
    link: { text: 'Confirm', href: link.href },
    hint: 'The link shows what was entered, and takes you off the list again. If you did not ask for this, do nothing.',
  };
  const counts = { ofMailbox: [byMailbox], ofOthers: [...byClient, bySite] };
  await awaitMail(email, mailer.send(email, noticeMessage(notice)), counts, context);
  return {};
});

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
const waitlistConfirmEndpoint = handle(waitlistConfirm, async (context) => {
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

const waitlistLeaveEndpoint = handle(waitlistLeave, async ({ input, db }) => {
  await db.delete(waitlist).where(eq(waitlist.secretHash, hashSecret(input.secret)));
  return {};
});

/** Endpoints for people who wait for an invite, or want to host. None needs an account. */
export const waitlistEndpoints: readonly Endpoint[] = [
  waitlistConfirmEndpoint,
  waitlistJoinEndpoint,
  waitlistLeaveEndpoint,
];
