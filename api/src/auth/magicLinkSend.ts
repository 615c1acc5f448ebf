import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';
import { hour, minute } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { errorFields } from '../log.ts';
import { signInMessage } from '../mail/signInMessage.ts';
import { countByAddress } from './knownClients.ts';
import { createLink, linkMinutes } from './links.ts';

const sendsPerAddress = {
  byClient: { name: 'send-address-client', max: 5, windowMs: 15 * minute },
  byStrangers: { name: 'send-address', max: 15, windowMs: 15 * minute },
} satisfies Record<string, Limit>;
const sendsPerClient: Limit = { name: 'send-client', max: 100, windowMs: hour };

export const magicLinkSendEndpoint = handle(magicLinkSend, async (context) => {
  const { email } = context.input;
  await count(sendsPerClient, context.client, context);
  await countByAddress(sendsPerAddress, email, context);
  const { secret, code } = await createLink(email, context);
  const link = new URL('/login/magic-link', context.config.siteUrl);
  link.search = new URLSearchParams({ email, secret }).toString();
  try {
    await context.mailer.send(
      email,
      signInMessage({ link: link.href, code, minutes: linkMinutes }),
    );
  } catch (error) {
    context.log.error('mail-failed', { id: context.c.get('requestId'), ...errorFields(error) });
    throw new ApiFailure('mail-failed');
  }
  return {};
});
