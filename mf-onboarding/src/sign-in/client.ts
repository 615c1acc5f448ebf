import { loadPart } from '@emberite/sdk/action';

/** The API client with its error types. */
export type Client = Pick<
  typeof import('@emberite/sdk/api'),
  'ApiError' | 'authMe' | 'errorToMessage' | 'magicLinkCode' | 'magicLinkSend'
>;

/**
 * Loads the API client. It is several times larger than the sign-in pages and not needed before the
 * first click, so the pages hydrate without it.
 */
export function loadClient(): Promise<Client> {
  return loadPart(import('@emberite/sdk/api'));
}
