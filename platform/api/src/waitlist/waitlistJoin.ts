import { brand } from '@emberite/content/brand';
import type { WaitlistEntry } from '@emberite/contract/waitlist';
import { waitlistJoin } from '@emberite/contract/waitlist';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import { hour } from '../clock.ts';
import { waitlist } from '../db/schema.ts';
import { handle } from '../endpoint/handle.ts';
import { count, countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { awaitMail } from '../mail/mailer.ts';
import { mailboxOf } from '../mail/mailboxOf.ts';
import { noticeMessage } from '../mail/notice.ts';
import type { Notice } from '../mail/notice.ts';

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

export const waitlistJoinEndpoint = handle(waitlistJoin, async (context) => {
  const { input, db, clock, config, mailer } = context;
  const { email, place, role, idea } = input;
  await countClient(perClient, context);
  await count(perMailbox, mailboxOf(email), context);
  await count(perSite, 'site', context);
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
  await awaitMail(email, mailer.send(email, noticeMessage(notice)), context);
  return {};
});
