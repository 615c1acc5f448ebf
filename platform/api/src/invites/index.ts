import type { Endpoint } from '../endpoint/handle.ts';
import { inviteCreateEndpoint } from './inviteCreate.ts';
import { inviteGetEndpoint } from './inviteGet.ts';

export const inviteEndpoints: readonly Endpoint[] = [inviteCreateEndpoint, inviteGetEndpoint];
