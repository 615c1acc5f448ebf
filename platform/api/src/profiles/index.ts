import type { Endpoint } from '../http/handle.ts';
import { profileGetEndpoint } from './profileGet.ts';
import { profilesPostEndpoint } from './profilesPost.ts';
import { profileUpdateEndpoint } from './profileUpdate.ts';

export const profileEndpoints: readonly Endpoint[] = [
  profileGetEndpoint,
  profilesPostEndpoint,
  profileUpdateEndpoint,
];
