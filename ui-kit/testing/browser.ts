import type { Page } from 'playwright-core';
import type { Site } from './bundle.ts';

/** The origin of a bundled page. Browsers allow a camera on localhost. */
export const origin = 'http://localhost:1';

/** Serves a page's requests from a bundle, with these headers, without a server. */
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
