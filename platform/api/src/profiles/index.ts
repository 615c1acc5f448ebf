import type { Endpoint } from '../endpoint/handle.ts';
import { profileGetEndpoint } from './profileGet.ts';
import { profileUpdateEndpoint } from './profileUpdate.ts';

export const profileEndpoints: readonly Endpoint[] = [profileGetEndpoint, profileUpdateEndpoint];
