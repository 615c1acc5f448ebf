import { magicLinkCode } from '@emberite/contract/auth';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import { redeemCode } from './links.ts';
import { countTry } from './tries.ts';
import { signInByMail } from './signIn.ts';

export const magicLinkCodeEndpoint = handle(magicLinkCode, async (context) => {
  const { email, code } = context.input;
  await countTry(context);
  if (!(await redeemCode(email, code, context))) throw new ApiFailure('wrong-code');
  await signInByMail(context, email);
  return { email };
});
