import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openTab, watch } from './harness/browser.ts';
import type { TestSite } from './harness/site.ts';
import { startSite } from './harness/site.ts';
import { buildVariant } from './harness/variant.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A hash of every byte of every release of the other packages. */
async function bytesOfOthers(): Promise<string> {
  const hash = createHash('sha256');
  const releases = join(site.store.root, 'releases');
  const files = (await readdir(releases, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/mf-public/'))
    .toSorted();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

it('ships a changed remote under a running site, and takes it back', async () => {
  const words = 'Fresh from the mountains';
  const open = await openTab(browser);
  await open.page.goto(site.url);
  const claim = open.page.getByRole('link', { name: 'Claim your Spot!' });
  await claim.waitFor();
  const before = await bytesOfOthers();

  const dist = await buildVariant('mf-public', 'changed', {
    file: 'src/landing/LandingView.tsx',
    replace: '<ClaimBar',
    by: `<p>${words}</p><ClaimBar`,
  });
  await site.publish(dist);

  const fresh = await openTab(browser);
  await expect
    .poll(async () => {
      await fresh.page.goto(site.url);
      return fresh.page.getByText(words).count();
    })
    .toBe(1);
  await fresh.page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await fresh.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();

  // The tab that was open stays with the releases it started with, and every page of them works.
  await claim.click();
  await open.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  await open.page.goBack();
  await claim.waitFor();
  expect(await open.page.getByText(words).count()).toBe(0);
  await open.page.getByRole('link', { name: 'Press', exact: true }).click();
  await open.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await bytesOfOthers()).toBe(before);

  await site.rollback('mf-public');
  const later = watch(await fresh.page.context().newPage());
  await expect
    .poll(async () => {
      await later.page.goto(site.url);
      return later.page.getByText(words).count();
    })
    .toBe(0);
  for (const tab of [open, fresh, later]) tab.expectClean();
  expect(site.failures).toEqual([]);
  await open.close();
  await fresh.close();
});
