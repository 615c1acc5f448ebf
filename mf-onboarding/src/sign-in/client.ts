/** The API's client, and what tells its errors apart. */
export type Client = Pick<
  typeof import('@emberite/sdk/api'),
  'api' | 'ApiError' | 'errorToMessage'
>;

/**
 * Fetches the client. It is several times as large as the pages that sign somebody in, and not
 * needed before the first click, so they come alive without it.
 */
export function loadClient(): Promise<Client> {
  return import('@emberite/sdk/api');
}
