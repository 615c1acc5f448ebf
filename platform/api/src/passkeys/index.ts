import type { Endpoint } from '../endpoint/handle.ts';
import { passkeyAddEndpoint, passkeyBeginEndpoint } from './passkeyAdd.ts';
import { passkeyListEndpoint } from './passkeyList.ts';
import { passkeyRemoveEndpoint } from './passkeyRemove.ts';
import { passkeySignInBeginEndpoint, passkeySignInEndpoint } from './passkeySignIn.ts';

export const passkeyEndpoints: readonly Endpoint[] = [
  passkeyAddEndpoint,
  passkeyBeginEndpoint,
  passkeyListEndpoint,
  passkeyRemoveEndpoint,
  passkeySignInBeginEndpoint,
  passkeySignInEndpoint,
];
