import type { Endpoint } from '../endpoint/handle.ts';
import { invitationEndpoints } from './invitations.ts';
import { memberGroupEndpoints } from './memberGroups.ts';

/** Endpoints for the evenings that members are asked for. */
export const groupEndpoints: readonly Endpoint[] = [
  ...invitationEndpoints,
  ...memberGroupEndpoints,
];
