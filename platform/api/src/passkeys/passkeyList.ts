import { passkeyList } from '@emberite/contract/passkeys';
import { handleSignedIn } from '../endpoint/handle.ts';
import { loadPasskeys } from './loadPasskeys.ts';

export const passkeyListEndpoint = handleSignedIn(passkeyList, async ({ userId, db }) => ({
  passkeys: await loadPasskeys(userId, db),
}));
