import type { Endpoint } from '../http/handle.ts';
import { authCallbackEndpoint } from '../social/callback.ts';
import { googleLogin, microsoftLogin } from '../social/routes.ts';
import { authMeEndpoint } from './authMe.ts';
import { logoutEndpoint } from './logout.ts';
import { magicLinkCodeEndpoint } from './magicLinkCode.ts';
import { magicLinkSecretEndpoint } from './magicLinkSecret.ts';
import { magicLinkSendEndpoint } from './magicLinkSend.ts';

export const authEndpoints: readonly Endpoint[] = [
  authCallbackEndpoint,
  authMeEndpoint,
  googleLogin,
  logoutEndpoint,
  magicLinkCodeEndpoint,
  magicLinkSecretEndpoint,
  magicLinkSendEndpoint,
  microsoftLogin,
];
