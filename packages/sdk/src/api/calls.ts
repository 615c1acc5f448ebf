/**
 * Every call as an export of its own: `inviteGet({ inviteCode })`. Remotes use these, never the contract's
 * schemas, so that the code that checks responses is loaded once, from the host, and so that a build
 * knows which calls it needs.
 */
import * as auth from '@emberite/contract/auth';
import * as groups from '@emberite/contract/groups';
import * as invitations from '@emberite/contract/invitations';
import * as invites from '@emberite/contract/invites';
import * as passkeys from '@emberite/contract/passkeys';
import * as people from '@emberite/contract/people';
import * as profiles from '@emberite/contract/profiles';
import * as registrations from '@emberite/contract/registrations';
import * as sessions from '@emberite/contract/sessions';
import * as users from '@emberite/contract/users';
import * as videos from '@emberite/contract/videos';
import * as waitlist from '@emberite/contract/waitlist';
import { to } from './call.ts';

export const authCallback = to(auth.authCallback);
export const authMe = to(auth.authMe);
export const currentUser = to(users.currentUser);
export const depositCheck = to(registrations.depositCheck);
export const experienceAdd = to(registrations.experienceAdd);
export const experienceRemove = to(registrations.experienceRemove);
export const groupAnswer = to(groups.groupAnswer);
export const groupList = to(groups.groupList);
export const invitationAnswer = to(invitations.invitationAnswer);
export const invitationGet = to(invitations.invitationGet);
export const inviteCreate = to(invites.inviteCreate);
export const inviteGet = to(invites.inviteGet);
export const logout = to(auth.logout);
export const magicLinkCode = to(auth.magicLinkCode);
export const magicLinkSecret = to(auth.magicLinkSecret);
export const magicLinkSend = to(auth.magicLinkSend);
export const passkeyAdd = to(passkeys.passkeyAdd);
export const passkeyBegin = to(passkeys.passkeyBegin);
export const passkeyList = to(passkeys.passkeyList);
export const passkeyRemove = to(passkeys.passkeyRemove);
export const passkeySignIn = to(passkeys.passkeySignIn);
export const passkeySignInBegin = to(passkeys.passkeySignInBegin);
export const personGet = to(people.personGet);
export const personList = to(people.personList);
export const poetryNightJoin = to(registrations.poetryNightJoin);
export const profileCreate = to(profiles.profileCreate);
export const profileGet = to(profiles.profileGet);
export const profileUpdate = to(profiles.profileUpdate);
export const registrationCreate = to(registrations.registrationCreate);
export const registrationList = to(registrations.registrationList);
export const registrationWithdraw = to(registrations.registrationWithdraw);
export const sessionEnd = to(sessions.sessionEnd);
export const sessionEndAll = to(sessions.sessionEndAll);
export const sessionList = to(sessions.sessionList);
export const userDelete = to(users.userDelete);
export const userExport = to(users.userExport);
export const userUpdate = to(users.userUpdate);
export const videoCaptions = to(videos.videoCaptions);
export const videoDelete = to(videos.videoDelete);
export const waitlistConfirm = to(waitlist.waitlistConfirm);
export const waitlistJoin = to(waitlist.waitlistJoin);
export const waitlistLeave = to(waitlist.waitlistLeave);
