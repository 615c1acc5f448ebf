import type { Endpoint } from '../endpoint/handle.ts';
import { waitlistConfirmEndpoint } from './waitlistConfirm.ts';
import { waitlistJoinEndpoint } from './waitlistJoin.ts';
import { waitlistLeaveEndpoint } from './waitlistLeave.ts';

/** Endpoints for people who wait for an invite, or want to host. None needs an account. */
export const waitlistEndpoints: readonly Endpoint[] = [
  waitlistConfirmEndpoint,
  waitlistJoinEndpoint,
  waitlistLeaveEndpoint,
];
