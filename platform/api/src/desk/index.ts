import type { Endpoint } from '../endpoint/handle.ts';
import { depositEndpoints } from './deposits.ts';
import { groupEndpoints } from './groups.ts';
import { proposalEndpoints } from './proposals.ts';
import { registrationEndpoints } from './registrations.ts';
import { waitlistEndpoints } from './waitlist.ts';

/** Endpoints of the desk. For anybody but staff, there is nothing at their addresses. */
export const deskEndpoints: readonly Endpoint[] = [
  ...depositEndpoints,
  ...groupEndpoints,
  ...proposalEndpoints,
  ...registrationEndpoints,
  ...waitlistEndpoints,
];
