import {
  authMe,
  logout,
  magicLinkCode,
  magicLinkSecret,
  magicLinkSend,
} from '@emberite/contract/auth';
import { hour, minute } from '../clock.ts';
import { handle } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { count, countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { awaitMail } from '../mail/mailer.ts';
import { countByAddress, requesterOf } from '../session/knownClients.ts';
import {
  clearCookies,
  clearSession,
  dropSession,
  findSession,
  renewSession,
} from '../session/session.ts';
import { loadOwnUser } from '../users/loadUser.ts';
import { mailLink } from './linkMail.ts';
import { linkByCode, linkBySecret } from './links.ts';
import { signInByMail } from './signIn.ts';

const refusal = (wait: string) =>
  `We have already sent you several emails. Use the newest one, or wait ${wait}.`;
const sendsPerAddress = {
  byClient: { name: 'send-address-client', max: 5, windowMs: 15 * minute, refusal },
  byStrangers: { name: 'send-address', max: 15, windowMs: 15 * minute, refusal },
} satisfies Record<string, Limit>;
const sendsPerClient: Limit = { name: 'send-client', max: 100, windowMs: hour };
/** For the whole site, to protect our reputation as a sender, however many clients somebody has. */
const sendsToStrangers: Limit = { name: 'send-site', max: 1000, windowMs: hour };

/** Counted before it costs us anything. Twice the mails a client may request: each code may be mistyped once. */
const tries: Limit = { name: 'mail-sign-in-client', max: 200, windowMs: hour };

export const authEndpoints: readonly Endpoint[] = [
  handle(authMe, async (context) => {
    const session = await findSession(context);
    if (!session) {
      clearSession(context);
      return null;
    }
    const user = await loadOwnUser(session, context);
    await renewSession(context, session, user);
    return user;
  }),
  handle(logout, async (context) => {
    await dropSession(context, context.db);
    await clearCookies(context);
    return {};
  }),
  handle(magicLinkCode, async (context) => {
    const { email, code } = context.input;
    await countClient(tries, context);
    const link = await linkByCode(email, code, context);
    if (!link) throw new ApiFailure('wrong-code');
    await signInByMail(context, email, link, 'wrong-code');
    return { email };
  }),
  handle(magicLinkSecret, async (context) => {
    const { email, secret } = context.input;
    await countClient(tries, context);
    const link = await linkBySecret(email, secret, context);
    if (link === 'newer') throw new ApiFailure('newer-link');
    if (!link) throw new ApiFailure('wrong-link');
    await signInByMail(context, email, link, 'wrong-link');
    return { email };
  }),
  handle(magicLinkSend, async (context) => {
    const { email } = context.input;
    const requester = await requesterOf(email, context);
    const isKnown = requester.known === 'browser';
    const byClient = isKnown ? [] : await countClient(sendsPerClient, context);
    const byAddress = await countByAddress(sendsPerAddress, email, requester, context);
    const bySite = requester.known === 'no' ? [await count(sendsToStrangers, 'site', context)] : [];
    const counts = { ofMailbox: byAddress, ofOthers: [...byClient, ...bySite] };
    await awaitMail(email, mailLink(email, requester, context), counts, context);
    return {};
  }),
];
