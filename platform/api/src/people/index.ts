import type { Endpoint } from '../endpoint/handle.ts';
import { personGetEndpoint } from './personGet.ts';
import { personListEndpoint } from './personList.ts';

/** Endpoints for members who view each other. */
export const peopleEndpoints: readonly Endpoint[] = [personGetEndpoint, personListEndpoint];
