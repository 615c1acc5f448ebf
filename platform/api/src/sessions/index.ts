import type { Endpoint } from '../endpoint/handle.ts';
import { sessionEndEndpoint } from './sessionEnd.ts';
import { sessionEndAllEndpoint } from './sessionEndAll.ts';
import { sessionListEndpoint } from './sessionList.ts';

export const sessionEndpoints: readonly Endpoint[] = [
  sessionEndAllEndpoint,
  sessionEndEndpoint,
  sessionListEndpoint,
];
