import type { Endpoint } from '../endpoint/handle.ts';
import { authMeEndpoint } from './authMe.ts';
import { logoutEndpoint } from './logout.ts';
import { magicLinkCodeEndpoint } from './magicLinkCode.ts';
import { magicLinkSecretEndpoint } from './magicLinkSecret.ts';
import { magicLinkSendEndpoint } from './magicLinkSend.ts';

export const authEndpoints: readonly Endpoint[] = [
  authMeEndpoint,
  logoutEndpoint,
  magicLinkCodeEndpoint,
  magicLinkSecretEndpoint,
  magicLinkSendEndpoint,
];
