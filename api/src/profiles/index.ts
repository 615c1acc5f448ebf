import type { Endpoint } from '../http/handle.ts';
import { profileCreateEndpoint } from './profileCreate.ts';
import { profileGetEndpoint } from './profileGet.ts';
import { profileUpdateEndpoint } from './profileUpdate.ts';

/** The member's own profile. */
export const profileEndpoints: readonly Endpoint[] = [
  profileCreateEndpoint,
  profileGetEndpoint,
  profileUpdateEndpoint,
];
