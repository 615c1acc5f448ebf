import type { Endpoint } from '../endpoint/handle.ts';
import { authCallbackEndpoint } from './callback.ts';
import { googleLogin, microsoftLogin } from './routes.ts';

export const socialEndpoints: readonly Endpoint[] = [
  authCallbackEndpoint,
  googleLogin,
  microsoftLogin,
];
