import type { Endpoint } from '../http/handle.ts';
import { profileGetEndpoint } from './profileGet.ts';
import { profilesPostEndpoint } from './profilesPost.ts';
import { profileUpdateEndpoint } from './profileUpdate.ts';

/** Endpoints for the member's own profile. */
export const profileEndpoints: readonly Endpoint[] = [
  profileGetEndpoint,
  profilesPostEndpoint,
  profileUpdateEndpoint,
];
