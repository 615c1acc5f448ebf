import type { Endpoint } from '../endpoint/handle.ts';
import { currentUserEndpoint } from './currentUser.ts';
import { userUpdateEndpoint } from './userUpdate.ts';

export const userEndpoints: readonly Endpoint[] = [currentUserEndpoint, userUpdateEndpoint];
