import { magicLinkSecret } from '@emberite/sdk/contract/magicLinkSecret';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { useSecret } from './links.ts';
import { countTry } from './tries.ts';
import { signInByMail } from './signIn.ts';

export const magicLinkSecretEndpoint = handle(magicLinkSecret, async (visit) => {
  const { email, secret } = visit.input;
  await countTry(visit);
  if (!(await useSecret(email, secret, visit))) throw new ApiFailure('wrong-link');
  await signInByMail(visit, email);
  return { email };
});
