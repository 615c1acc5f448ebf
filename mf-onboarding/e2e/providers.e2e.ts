import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { openTab } from '@emberite/testing/harness/browser';
import { showFailures } from '@emberite/testing/harness/failures';
import { startProductionSite } from '@emberite/testing/harness/productionSite';
import type { ProductionSite } from '@emberite/testing/harness/productionSite';
import { isFull } from '../../tools/sample.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const microsoft = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' };

/** What is set up in production, and the resulting buttons. */
const setups = [
  { settings: google, buttons: ['Google'], missing: ['Microsoft'] },
  { settings: {}, buttons: [], missing: ['Microsoft', 'Google'] },
  { settings: { ...google, ...microsoft }, buttons: ['Microsoft', 'Google'], missing: [] },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const buttonsOf = (page: Page) => page.getByRole('link', { name: /^Continue with/ });

describe.runIf(isFull).each(setups)(
  'in production with the providers $buttons',
  ({ settings, buttons, missing }) => {
    let site: ProductionSite;
    beforeAll(async () => {
      site = await startProductionSite(settings);
    });
    afterAll(() => site.close());
    showFailures(() => site.output().split('\n').slice(-20));

    // Other tests read the builds in this folder meanwhile.
    it('builds nothing', () => expect(site.output()).not.toContain('Building'));

    it.each(['/login', '/create-account'])('%s shows their buttons only', async (path) => {
      const tab = await openTab(browser);
      const { page } = tab;
      const calls: string[] = [];
      page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
      const document = await page.goto(site.url + path);
      await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
      await page.waitForLoadState('networkidle');
      const shown = await buttonsOf(page).allTextContents();
      expect(shown).toEqual(buttons.map((name) => `Continue with ${name}`));
      expect(await page.getByText('or', { exact: true }).count()).toBe(buttons.length > 0 ? 1 : 0);
      expect(calls.filter((call) => call.startsWith('/api/'))).toEqual([]);
      // The page is right before its scripts run, too.
      const html = (await document?.text()) ?? '';
      for (const name of missing) expect(html).not.toContain(`Continue with ${name}`);
      tab.expectClean();
      await tab.close();
    });

    const addresses = missing.flatMap((name) => [
      { name, path: `/login/callback/${name.toLowerCase()}?code=c` },
      { name, path: `/api/auth/${name.toLowerCase()}-login` },
      { name, path: `/.auth/login/${name.toLowerCase()}` },
    ]);
    if (addresses.length === 0) return;

    it.each(addresses)(
      '$path leads to the sign-in page, which says why',
      async ({ name, path }) => {
        const tab = await openTab(browser);
        const { page } = tab;
        await page.goto(site.url + path);
        await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
        await page
          .getByRole('alert')
          .getByText(`Signing in with ${name} is not available`)
          .waitFor();
        expect(new URL(page.url()).pathname).toBe('/login');
        tab.expectClean();
        await tab.close();
      },
    );
  },
);
