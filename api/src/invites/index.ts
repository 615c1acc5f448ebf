import type { Endpoint } from '../http/handle.ts';
import { inviteCreateEndpoint } from './inviteCreate.ts';
import { inviteGetEndpoint } from './inviteGet.ts';

/** Endpoints for checking and creating invites. */
export const inviteEndpoints: readonly Endpoint[] = [inviteCreateEndpoint, inviteGetEndpoint];
