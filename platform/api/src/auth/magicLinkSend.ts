import { magicLinkSend } from '@emberite/contract/auth';
import { hour, minute } from '../clock.ts';
import { handle } from '../endpoint/handle.ts';
import { count, countClient, giveBack } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { awaitMail } from '../mail/mailer.ts';
import { isRefusal } from '../mail/smtp.ts';
import { requesterOf, countByAddress } from '../session/knownClients.ts';
import { mailLink } from './linkMail.ts';

const sendsPerAddress = {
  byClient: { name: 'send-address-client', max: 5, windowMs: 15 * minute },
  byStrangers: { name: 'send-address', max: 15, windowMs: 15 * minute },
} satisfies Record<string, Limit>;
const sendsPerClient: Limit = { name: 'send-client', max: 100, windowMs: hour };
/** For the whole site, to protect our reputation as a sender, however many clients somebody has. */
const sendsToStrangers: Limit = { name: 'send-site', max: 1000, windowMs: hour };

export const magicLinkSendEndpoint = handle(magicLinkSend, async (context) => {
  const { email } = context.input;
  const requester = await requesterOf(email, context);
  const isKnown = requester.known === 'browser';
  const byClient = isKnown ? [] : await countClient(sendsPerClient, context);
  const byAddress = await countByAddress(sendsPerAddress, email, requester, context);
  const bySite = requester.known === 'no' ? [await count(sendsToStrangers, 'site', context)] : [];
  const sending = mailLink(email, requester, context).catch(async (error: unknown) => {
    // What a server refuses for good still costs us its good opinion of us.
    const others = isRefusal(error) ? [] : [...byClient, ...bySite];
    await giveBack([...byAddress, ...others], context);
    throw error;
  });
  await awaitMail(email, sending, context);
  return {};
});
