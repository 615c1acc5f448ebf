import { poetryNightInvite } from '@emberite/content/registration';
import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';
import { hour, minute } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { count, countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { failed } from '../errorFields.ts';
import { signInMessage } from '../mail/signInMessage.ts';
import { hasRegistered } from '../registrations/browser.ts';
import { requesterOf, countByAddress } from './knownClients.ts';
import { createLink, linkMinutes } from './links.ts';

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
  if (requester.known !== 'browser') await countClient(sendsPerClient, context);
  await countByAddress(sendsPerAddress, email, requester, context);
  if (requester.known === 'no') await count(sendsToStrangers, 'site', context);
  const { secret, code } = await createLink(email, requester, context);
  const link = new URL('/login/magic-link', context.config.siteUrl);
  link.search = new URLSearchParams({ email, secret }).toString();
  try {
    await context.mailer.send(
      email,
      signInMessage({
        link: link.href,
        code,
        minutes: linkMinutes,
        ...((await hasRegistered(context)) && { inviteCode: poetryNightInvite.inviteCode }),
      }),
    );
  } catch (error) {
    context.log({ id: context.c.get('requestId'), ...failed('mail-failed', error) });
    throw new ApiFailure('mail-failed');
  }
  return {};
});
