import { poetryNightInvite } from '@emberite/content/registration';
import { after } from '../clock.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import type { Mailer } from '../mail/mailer.ts';
import { signInMessage } from '../mail/signInMessage.ts';
import { hasRegistered } from './registrationBrowser.ts';
import type { Requester } from '../session/knownClients.ts';
import { lifetime, linkMinutes, newLink, storeLink } from './links.ts';
import type { Link } from './links.ts';

/** A link whose mail is on its way; or may have arrived, although the mail server did not say that it accepts it. */
interface Unsettled {
  link: Link;
  until: Date;
  sending: Promise<void> | null;
}

/** Those of each mailer, by address and requester. */
const unsettled = new WeakMap<Mailer, Map<string, Unsettled>>();

/** Resolves once no link is on its way: one whose mail has been accepted is stored then. */
export async function linksSettled(mailer: Mailer): Promise<void> {
  const links = [...(unsettled.get(mailer)?.values() ?? [])];
  await Promise.allSettled(links.map(({ sending }) => sending));
}

/** The unsettled link of a requester, or else a new one. */
function linkOf(email: string, { who }: Requester, { mailer, clock }: RequestContext) {
  const links = unsettled.get(mailer) ?? new Map<string, Unsettled>();
  unsettled.set(mailer, links);
  const now = clock();
  for (const [key, { until, sending }] of links) {
    if (!sending && until <= now) links.delete(key);
  }
  const key = JSON.stringify([email, who]);
  const found = links.get(key) ?? {
    link: newLink(),
    until: after(now, lifetime),
    sending: null,
  };
  links.set(key, found);
  return { found, settle: () => links.delete(key) };
}

async function send(
  email: string,
  requester: Requester,
  link: Link,
  context: RequestContext,
): Promise<void> {
  const page = new URL('/login/magic-link', context.config.siteUrl);
  page.search = new URLSearchParams({ email, secret: link.secret }).toString();
  await context.mailer.send(
    email,
    signInMessage({
      link: page.href,
      code: link.code,
      minutes: linkMinutes,
      ...((await hasRegistered(context)) && { inviteCode: poetryNightInvite.inviteCode }),
    }),
  );
  await storeLink(email, requester, link, context);
}

/**
 * Mails a link and a code. They work once the mail server has accepted the mail, so a mail that it refuses changes
 * nothing; earlier ones keep working for their own time. While a mail is on its way, a requester who asks
 * again waits for that one. If it is unknown whether it was accepted, the next one has the same code.
 */
export async function mailLink(
  email: string,
  requester: Requester,
  context: RequestContext,
): Promise<void> {
  const { found, settle } = linkOf(email, requester, context);
  found.sending ??= send(email, requester, found.link, context)
    .then(() => void settle())
    .finally(() => (found.sending = null));
  await found.sending;
}
