import type { IncomingMessage } from 'node:http';
import { authMe } from '@emberite/sdk/contract/authMe';
import { fetch } from 'undici';

/** Milliseconds until the API must say who somebody is. */
const patience = 3_000;

/**
 * Asks the API for the email address that a request's user is signed in with, in lower case; null for a visitor.
 * The API has verified it. Rejects if it does not respond.
 */
export type SignedIn = (request: IncomingMessage) => Promise<string | null>;

/** @param clientOf the address of a request's client, if the API believes us what it is */
export const createSignedIn =
  (apiUrl: string, apiSecret?: string, clientOf?: (request: IncomingMessage) => string): SignedIn =>
  async (request) => {
    const response = await fetch(`${apiUrl}/api${authMe.path}`, {
      headers: {
        cookie: request.headers.cookie ?? '',
        ...(clientOf && { 'x-forwarded-for': clientOf(request) }),
        ...(apiSecret !== undefined && { 'x-proxy-secret': apiSecret }),
      },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The API returned ${response.status}.`);
    const user = authMe.answer.parse(await response.json());
    return user?.id.toLowerCase() ?? null;
  };
