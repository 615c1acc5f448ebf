import type { Page } from 'playwright-core';
import type { Site } from './bundle.ts';

/** Where a bundled page is shown: an address that browsers trust with a camera. */
export const origin = 'http://localhost:1';

/** Answers a page's requests from a bundle, with these headers; there is no server. */
export async function serve(
  page: Page,
  site: Site,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const file = site.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404, body: '' });
    const body = typeof file.body === 'string' ? file.body : Buffer.from(file.body);
    return route.fulfill({ body, headers: { ...headers, 'content-type': file.contentType } });
  });
}
