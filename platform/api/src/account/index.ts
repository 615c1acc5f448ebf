import type { Endpoint } from '../endpoint/handle.ts';
import { userDeleteEndpoint } from './userDelete.ts';
import { userExportEndpoint } from './userExport.ts';

export const accountEndpoints: readonly Endpoint[] = [userDeleteEndpoint, userExportEndpoint];
