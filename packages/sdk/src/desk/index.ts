/** The calls of staff, apart from the others because members never need them. */
import * as deposits from '@emberite/contract/deskDeposits';
import * as groups from '@emberite/contract/deskGroups';
import * as proposals from '@emberite/contract/deskProposals';
import * as registrations from '@emberite/contract/deskRegistrations';
import * as waitlist from '@emberite/contract/deskWaitlist';
import { to } from '../api/call.ts';

export const deskDepositList = to(deposits.deskDepositList);
export const deskGroupCallOff = to(groups.deskGroupCallOff);
export const deskGroupConfirm = to(groups.deskGroupConfirm);
export const deskGroupGet = to(groups.deskGroupGet);
export const deskGroupList = to(groups.deskGroupList);
export const deskGroupMove = to(groups.deskGroupMove);
export const deskProposalCheck = to(proposals.deskProposalCheck);
export const deskProposalMake = to(proposals.deskProposalMake);
export const deskRegistrationList = to(registrations.deskRegistrationList);
export const deskWaitlist = to(waitlist.deskWaitlist);
