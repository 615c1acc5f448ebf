import type { Endpoint } from '../http/handle.ts';
import { poetryNightJoinEndpoint } from './poetryNightJoin.ts';
import { registrationListEndpoint } from './registrationList.ts';

/** Endpoints for registrations. The wizard's call shares its path with new profiles. */
export const registrationEndpoints: readonly Endpoint[] = [
  poetryNightJoinEndpoint,
  registrationListEndpoint,
];
