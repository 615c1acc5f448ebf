import type { Endpoint } from '../http/handle.ts';
import { currentUserEndpoint } from './currentUser.ts';
import { userDeleteEndpoint } from './userDelete.ts';
import { userExportEndpoint } from './userExport.ts';
import { userUpdateEndpoint } from './userUpdate.ts';

export const userEndpoints: readonly Endpoint[] = [
  currentUserEndpoint,
  userDeleteEndpoint,
  userExportEndpoint,
  userUpdateEndpoint,
];
