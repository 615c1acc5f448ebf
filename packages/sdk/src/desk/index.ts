/** The calls of staff, apart from the others because members never need them. */
import { deskDepositList as deskDepositListCall } from '@emberite/contract/deskDeposits';
import {
  deskGroupCallOff as deskGroupCallOffCall,
  deskGroupConfirm as deskGroupConfirmCall,
  deskGroupGet as deskGroupGetCall,
  deskGroupList as deskGroupListCall,
  deskGroupMove as deskGroupMoveCall,
} from '@emberite/contract/deskGroups';
import {
  deskProposalCheck as deskProposalCheckCall,
  deskProposalMake as deskProposalMakeCall,
} from '@emberite/contract/deskProposals';
import { deskRegistrationList as deskRegistrationListCall } from '@emberite/contract/deskRegistrations';
import { deskWaitlist as deskWaitlistCall } from '@emberite/contract/deskWaitlist';
import { to } from '../api/call.ts';

export const deskDepositList = to(deskDepositListCall);
export const deskGroupCallOff = to(deskGroupCallOffCall);
export const deskGroupConfirm = to(deskGroupConfirmCall);
export const deskGroupGet = to(deskGroupGetCall);
export const deskGroupList = to(deskGroupListCall);
export const deskGroupMove = to(deskGroupMoveCall);
export const deskProposalCheck = to(deskProposalCheckCall);
export const deskProposalMake = to(deskProposalMakeCall);
export const deskRegistrationList = to(deskRegistrationListCall);
export const deskWaitlist = to(deskWaitlistCall);
