import { authMe } from '@emberite/sdk/contract/authMe';
import type { Call } from '@emberite/sdk/contract/call';
import { currentUser } from '@emberite/sdk/contract/currentUser';
import { inviteCreate } from '@emberite/sdk/contract/inviteCreate';
import { inviteGet } from '@emberite/sdk/contract/inviteGet';
import { logout } from '@emberite/sdk/contract/logout';
import { magicLinkCode } from '@emberite/sdk/contract/magicLinkCode';
import { magicLinkSecret } from '@emberite/sdk/contract/magicLinkSecret';
import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';
import { profileCreate } from '@emberite/sdk/contract/profileCreate';
import { profileGet } from '@emberite/sdk/contract/profileGet';
import { profileUpdate } from '@emberite/sdk/contract/profileUpdate';
import { userUpdate } from '@emberite/sdk/contract/userUpdate';
import { videoDelete } from '@emberite/sdk/contract/videoDelete';
import { call } from './call.ts';
import type { CallOptions } from './call.ts';

const to =
  <Input extends object, Answer>(contract: Call<Input, Answer>) =>
  (input: Input, options?: CallOptions): Promise<Answer> =>
    call(contract, input, options);

/**
 * Every call by name: `api.inviteGet({ inviteCode })`. Remotes use these and never the contract's
 * schemas, so that the code which checks answers is fetched once, with this module, from the host.
 */
export const api = {
  authMe: to(authMe),
  currentUser: to(currentUser),
  inviteCreate: to(inviteCreate),
  inviteGet: to(inviteGet),
  logout: to(logout),
  magicLinkCode: to(magicLinkCode),
  magicLinkSecret: to(magicLinkSecret),
  magicLinkSend: to(magicLinkSend),
  profileCreate: to(profileCreate),
  profileGet: to(profileGet),
  profileUpdate: to(profileUpdate),
  userUpdate: to(userUpdate),
  videoDelete: to(videoDelete),
};
