import { magicLinkCode } from '@emberite/sdk/contract/magicLinkCode';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { useCode } from './links.ts';
import { countTry } from './tries.ts';
import { signInByMail } from './signIn.ts';

export const magicLinkCodeEndpoint = handle(magicLinkCode, async (visit) => {
  const { email, code } = visit.input;
  await countTry(visit);
  if (!(await useCode(email, code, visit))) throw new ApiFailure('wrong-code');
  await signInByMail(visit, email);
  return { email };
});
