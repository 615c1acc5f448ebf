import type { Endpoint } from '../http/handle.ts';
import { inviteCreateEndpoint } from './inviteCreate.ts';
import { inviteGetEndpoint } from './inviteGet.ts';

/** Invites: checking a code, and making one for friends. */
export const inviteEndpoints: readonly Endpoint[] = [inviteCreateEndpoint, inviteGetEndpoint];
