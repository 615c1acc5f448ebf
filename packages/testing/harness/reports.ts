import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite } from './site.ts';

/** Waits until everything that a page had to report has arrived: it reports a failure a second after it. */
export async function everythingReported(page: Page, site: TestSite): Promise<void> {
  site.changed.length = 0;
  await page.evaluate(() => {
    const last = JSON.stringify({ document: { path: '/last', sent: 1, received: 2 } });
    const body = new Blob([last], { type: 'application/json' });
    setTimeout(() => navigator.sendBeacon('/telemetry', body), 1_100);
  });
  await expect.poll(() => site.changed).toContainEqual({ path: '/last' });
}
