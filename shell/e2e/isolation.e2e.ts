import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tab } from './harness/browser.ts';
import { launchBrowser, openTab } from './harness/browser.ts';
import type { TestSite } from './harness/site.ts';
import { startSite } from './harness/site.ts';
import { buildVariant } from './harness/variant.ts';

/** Milliseconds after which a broken remote must have shown something else. */
const limit = 8_000;

const broken = 'mf-experiences';
const brokenPath = '/experience/peak-axethrowing';

let browser: Browser;
let site: TestSite;
let tab: Tab;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await startSite();
  tab = await openTab(browser);
});
afterEach(async () => {
  await tab.close();
  await site.close();
});

/** Files of the broken remote's live release on disk, every encoding of each. */
async function filesOf(pick: (name: string) => boolean): Promise<string[]> {
  const release = await site.live(broken);
  const folder = join(site.store.releaseFolder(broken, release.id), 'browser');
  return Object.keys(release.files)
    .filter(pick)
    .flatMap((name) => ['', '.br', '.gz'].map((suffix) => join(folder, name + suffix)));
}

const isEntry = (name: string) => name.startsWith('remoteEntry');
const isChunk = (name: string) => name.endsWith('.js') && !isEntry(name);
const isStyle = (name: string) => name.endsWith('.css');

async function remove(pick: (name: string) => boolean) {
  for (const file of await filesOf(pick)) await rm(file, { force: true });
}

/** Replaces a file's text; the compressed forms go, so that the new text is what is served. */
async function rewrite(pick: (name: string) => boolean, change: (text: string) => string) {
  for (const file of await filesOf(pick)) {
    if (/\.(br|gz)$/.test(file)) await rm(file, { force: true });
    else await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

const hang = (pattern: RegExp) => (page: Page) => page.route(pattern, () => new Promise(() => {}));

/** Every way for a release to be broken while it is live. */
const breakages: Record<string, (page: Page) => Promise<unknown>> = {
  'entry missing': () => remove(isEntry),
  'entry tampered with': () => rewrite(isEntry, (text) => `${text}\n;globalThis.evil = true;`),
  'entry hanging': hang(/remoteEntry/),
  'chunk missing': () => remove(isChunk),
  'chunk tampered with': () => rewrite(isChunk, (text) => `${text}\n;globalThis.evil = true;`),
  'chunk broken': () => rewrite(isChunk, () => 'export const = ;'),
  'stylesheet missing': () => remove(isStyle),
  'stylesheet hanging': hang(/mf-experiences.*\.css/),
  'manifest missing': (page) =>
    page.route(/mf-experiences.*release\.json/, (route) => route.fulfill({ status: 404 })),
  'manifest hanging': hang(/mf-experiences.*release\.json/),
};

/** What a browser may say about a release that a test broke on purpose. */
const onPurpose = [/mf-experiences/, /Failed to fetch dynamically imported module/, /integrity/];

/** From the landing page into the broken remote, as a link inside the site does it. */
async function goInside(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1, name: /Group Adventures/ }).waitFor();
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, brokenPath);
}

async function expectRestWorks(page: Page): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
}

const kinds = Object.entries(breakages);

describe('a broken remote without an earlier release', () => {
  it.each(kinds)('%s: shows its own page, and the rest works', async (_, breakIt) => {
    const { page } = tab;
    await breakIt(page);
    await goInside(page);
    await page
      .getByRole('heading', { name: 'This page is taking a break' })
      .waitFor({ timeout: limit });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    await expectRestWorks(page);
    expect(site.failures).toHaveLength(1);
    expect(site.failures[0]).toMatchObject({ remote: broken });
    tab.expectClean(...onPurpose);
  });
});

describe('a broken remote with an earlier release', () => {
  const edit = {
    file: 'src/detail/ExperiencePage.tsx',
    replace: /export default function (\w+)\(\) \{/,
    by: 'export default function $1() {\n  if (typeof document !== "undefined") throw new Error("thrown while rendering");',
  };

  it.each(kinds)('%s: the earlier release shows the page', async (_, breakIt) => {
    const { page } = tab;
    const before = await site.live(broken);
    const dist = await buildVariant(broken, 'second', {
      file: 'src/detail/ExperiencePage.tsx',
      replace: /export default function/,
      by: 'export const second = 2;\nexport default function',
    });
    const live = await site.publish(dist);
    expect(live.id).not.toBe(before.id);
    await breakIt(page);
    await page.unroute(/.*/);
    await goInside(page);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /axe/i })
      .waitFor({ timeout: limit });
    await expectRestWorks(page);
    expect(site.failures).toHaveLength(1);
    expect(site.failures[0]).toMatchObject({ remote: broken, release: live.id });
    tab.expectClean(...onPurpose);
  });

  it('a page that throws while rendering is shown by the earlier release', async () => {
    const { page } = tab;
    const live = await site.publish(await buildVariant(broken, 'throwing', edit));
    await page.goto(site.url + brokenPath);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /axe/i })
      .waitFor({ timeout: limit });
    await expect
      .poll(() => site.failures)
      .toEqual([expect.objectContaining({ release: live.id, kind: 'render' })]);
    await expectRestWorks(page);
    tab.expectClean(/thrown while rendering/);
  });
});
