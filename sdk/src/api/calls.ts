import { authCallback } from '@emberite/sdk/contract/authCallback';
import { authMe } from '@emberite/sdk/contract/authMe';
import type { Call } from '@emberite/sdk/contract/call';
import { currentUser } from '@emberite/sdk/contract/currentUser';
import { depositCheck } from '@emberite/sdk/contract/depositCheck';
import { experienceAdd } from '@emberite/sdk/contract/experienceAdd';
import { experienceRemove } from '@emberite/sdk/contract/experienceRemove';
import { inviteCreate } from '@emberite/sdk/contract/inviteCreate';
import { inviteGet } from '@emberite/sdk/contract/inviteGet';
import { logout } from '@emberite/sdk/contract/logout';
import { magicLinkCode } from '@emberite/sdk/contract/magicLinkCode';
import { magicLinkSecret } from '@emberite/sdk/contract/magicLinkSecret';
import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';
import { passkeyAdd } from '@emberite/sdk/contract/passkeyAdd';
import { passkeyBegin } from '@emberite/sdk/contract/passkeyBegin';
import { passkeyList } from '@emberite/sdk/contract/passkeyList';
import { passkeyRemove } from '@emberite/sdk/contract/passkeyRemove';
import { passkeySignIn } from '@emberite/sdk/contract/passkeySignIn';
import { passkeySignInBegin } from '@emberite/sdk/contract/passkeySignInBegin';
import { personGet } from '@emberite/sdk/contract/personGet';
import { personList } from '@emberite/sdk/contract/personList';
import { poetryNightJoin } from '@emberite/sdk/contract/poetryNightJoin';
import { profileCreate } from '@emberite/sdk/contract/profileCreate';
import { profileGet } from '@emberite/sdk/contract/profileGet';
import { profileUpdate } from '@emberite/sdk/contract/profileUpdate';
import { registrationCreate } from '@emberite/sdk/contract/registrationCreate';
import { registrationList } from '@emberite/sdk/contract/registrationList';
import { registrationWithdraw } from '@emberite/sdk/contract/registrationWithdraw';
import { sessionEnd } from '@emberite/sdk/contract/sessionEnd';
import { sessionEndAll } from '@emberite/sdk/contract/sessionEndAll';
import { sessionList } from '@emberite/sdk/contract/sessionList';
import { userDelete } from '@emberite/sdk/contract/userDelete';
import { userExport } from '@emberite/sdk/contract/userExport';
import { userUpdate } from '@emberite/sdk/contract/userUpdate';
import { videoCaptions } from '@emberite/sdk/contract/videoCaptions';
import { videoDelete } from '@emberite/sdk/contract/videoDelete';
import { waitlistConfirm } from '@emberite/sdk/contract/waitlistConfirm';
import { waitlistJoin } from '@emberite/sdk/contract/waitlistJoin';
import { waitlistLeave } from '@emberite/sdk/contract/waitlistLeave';
import { call } from './call.ts';
import type { CallOptions } from './call.ts';

const to =
  <Input extends object, Answer>(contract: Call<Input, Answer>) =>
  (input: Input, options?: CallOptions): Promise<Answer> =>
    call(contract, input, options);

/**
 * Every call by name: `api.inviteGet({ inviteCode })`. Remotes use these, never the contract's
 * schemas, so that the code that checks responses is loaded once, from the host.
 */
export const api = {
  authCallback: to(authCallback),
  authMe: to(authMe),
  currentUser: to(currentUser),
  depositCheck: to(depositCheck),
  experienceAdd: to(experienceAdd),
  experienceRemove: to(experienceRemove),
  inviteCreate: to(inviteCreate),
  inviteGet: to(inviteGet),
  logout: to(logout),
  magicLinkCode: to(magicLinkCode),
  magicLinkSecret: to(magicLinkSecret),
  magicLinkSend: to(magicLinkSend),
  passkeyAdd: to(passkeyAdd),
  passkeyBegin: to(passkeyBegin),
  passkeyList: to(passkeyList),
  passkeyRemove: to(passkeyRemove),
  passkeySignIn: to(passkeySignIn),
  passkeySignInBegin: to(passkeySignInBegin),
  personGet: to(personGet),
  personList: to(personList),
  poetryNightJoin: to(poetryNightJoin),
  profileCreate: to(profileCreate),
  profileGet: to(profileGet),
  profileUpdate: to(profileUpdate),
  registrationCreate: to(registrationCreate),
  registrationList: to(registrationList),
  registrationWithdraw: to(registrationWithdraw),
  sessionEnd: to(sessionEnd),
  sessionEndAll: to(sessionEndAll),
  sessionList: to(sessionList),
  userDelete: to(userDelete),
  userExport: to(userExport),
  userUpdate: to(userUpdate),
  videoCaptions: to(videoCaptions),
  videoDelete: to(videoDelete),
  waitlistConfirm: to(waitlistConfirm),
  waitlistJoin: to(waitlistJoin),
  waitlistLeave: to(waitlistLeave),
};
