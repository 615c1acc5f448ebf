/**
 * Every call as an export of its own: `inviteGet({ inviteCode })`. Remotes use these, never the contract's
 * schemas, so that the code that checks responses is loaded once, from the host, and so that a build
 * knows which calls it needs.
 */
import { authCallback as authCallbackCall } from '@emberite/contract/authCallback';
import { authMe as authMeCall } from '@emberite/contract/authMe';
import { currentUser as currentUserCall } from '@emberite/contract/currentUser';
import { depositCheck as depositCheckCall } from '@emberite/contract/depositCheck';
import { experienceAdd as experienceAddCall } from '@emberite/contract/experienceAdd';
import { experienceRemove as experienceRemoveCall } from '@emberite/contract/experienceRemove';
import {
  groupAnswer as groupAnswerCall,
  groupList as groupListCall,
} from '@emberite/contract/groups';
import {
  invitationAnswer as invitationAnswerCall,
  invitationGet as invitationGetCall,
} from '@emberite/contract/invitations';
import { inviteCreate as inviteCreateCall } from '@emberite/contract/inviteCreate';
import { inviteGet as inviteGetCall } from '@emberite/contract/inviteGet';
import { logout as logoutCall } from '@emberite/contract/logout';
import { magicLinkCode as magicLinkCodeCall } from '@emberite/contract/magicLinkCode';
import { magicLinkSecret as magicLinkSecretCall } from '@emberite/contract/magicLinkSecret';
import { magicLinkSend as magicLinkSendCall } from '@emberite/contract/magicLinkSend';
import { passkeyAdd as passkeyAddCall } from '@emberite/contract/passkeyAdd';
import { passkeyBegin as passkeyBeginCall } from '@emberite/contract/passkeyBegin';
import { passkeyList as passkeyListCall } from '@emberite/contract/passkeyList';
import { passkeyRemove as passkeyRemoveCall } from '@emberite/contract/passkeyRemove';
import { passkeySignIn as passkeySignInCall } from '@emberite/contract/passkeySignIn';
import { passkeySignInBegin as passkeySignInBeginCall } from '@emberite/contract/passkeySignInBegin';
import { personGet as personGetCall } from '@emberite/contract/personGet';
import { personList as personListCall } from '@emberite/contract/personList';
import { poetryNightJoin as poetryNightJoinCall } from '@emberite/contract/poetryNightJoin';
import { profileCreate as profileCreateCall } from '@emberite/contract/profileCreate';
import { profileGet as profileGetCall } from '@emberite/contract/profileGet';
import { profileUpdate as profileUpdateCall } from '@emberite/contract/profileUpdate';
import { registrationCreate as registrationCreateCall } from '@emberite/contract/registrationCreate';
import { registrationList as registrationListCall } from '@emberite/contract/registrationList';
import { registrationWithdraw as registrationWithdrawCall } from '@emberite/contract/registrationWithdraw';
import { sessionEnd as sessionEndCall } from '@emberite/contract/sessionEnd';
import { sessionEndAll as sessionEndAllCall } from '@emberite/contract/sessionEndAll';
import { sessionList as sessionListCall } from '@emberite/contract/sessionList';
import { userDelete as userDeleteCall } from '@emberite/contract/userDelete';
import { userExport as userExportCall } from '@emberite/contract/userExport';
import { userUpdate as userUpdateCall } from '@emberite/contract/userUpdate';
import { videoCaptions as videoCaptionsCall } from '@emberite/contract/videoCaptions';
import { videoDelete as videoDeleteCall } from '@emberite/contract/videoDelete';
import { waitlistConfirm as waitlistConfirmCall } from '@emberite/contract/waitlistConfirm';
import { waitlistJoin as waitlistJoinCall } from '@emberite/contract/waitlistJoin';
import { waitlistLeave as waitlistLeaveCall } from '@emberite/contract/waitlistLeave';
import { to } from './call.ts';

export const authCallback = to(authCallbackCall);
export const authMe = to(authMeCall);
export const currentUser = to(currentUserCall);
export const depositCheck = to(depositCheckCall);
export const experienceAdd = to(experienceAddCall);
export const experienceRemove = to(experienceRemoveCall);
export const groupAnswer = to(groupAnswerCall);
export const groupList = to(groupListCall);
export const invitationAnswer = to(invitationAnswerCall);
export const invitationGet = to(invitationGetCall);
export const inviteCreate = to(inviteCreateCall);
export const inviteGet = to(inviteGetCall);
export const logout = to(logoutCall);
export const magicLinkCode = to(magicLinkCodeCall);
export const magicLinkSecret = to(magicLinkSecretCall);
export const magicLinkSend = to(magicLinkSendCall);
export const passkeyAdd = to(passkeyAddCall);
export const passkeyBegin = to(passkeyBeginCall);
export const passkeyList = to(passkeyListCall);
export const passkeyRemove = to(passkeyRemoveCall);
export const passkeySignIn = to(passkeySignInCall);
export const passkeySignInBegin = to(passkeySignInBeginCall);
export const personGet = to(personGetCall);
export const personList = to(personListCall);
export const poetryNightJoin = to(poetryNightJoinCall);
export const profileCreate = to(profileCreateCall);
export const profileGet = to(profileGetCall);
export const profileUpdate = to(profileUpdateCall);
export const registrationCreate = to(registrationCreateCall);
export const registrationList = to(registrationListCall);
export const registrationWithdraw = to(registrationWithdrawCall);
export const sessionEnd = to(sessionEndCall);
export const sessionEndAll = to(sessionEndAllCall);
export const sessionList = to(sessionListCall);
export const userDelete = to(userDeleteCall);
export const userExport = to(userExportCall);
export const userUpdate = to(userUpdateCall);
export const videoCaptions = to(videoCaptionsCall);
export const videoDelete = to(videoDeleteCall);
export const waitlistConfirm = to(waitlistConfirmCall);
export const waitlistJoin = to(waitlistJoinCall);
export const waitlistLeave = to(waitlistLeaveCall);
