import type { Endpoint } from '../http/handle.ts';
import { currentUserEndpoint } from './currentUser.ts';
import { userUpdateEndpoint } from './userUpdate.ts';

/** The signed-in user. */
export const userEndpoints: readonly Endpoint[] = [currentUserEndpoint, userUpdateEndpoint];
