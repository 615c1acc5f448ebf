import { magicLinkSecret } from '@emberite/contract/auth';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import { redeemSecret } from './links.ts';
import { countTry } from './tries.ts';
import { signInByMail } from './signIn.ts';

export const magicLinkSecretEndpoint = handle(magicLinkSecret, async (context) => {
  const { email, secret } = context.input;
  await countTry(context);
  const used = await redeemSecret(email, secret, context);
  if (used === 'newer') throw new ApiFailure('newer-link');
  if (!used) throw new ApiFailure('wrong-link');
  await signInByMail(context, email);
  return { email };
});
