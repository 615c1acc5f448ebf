import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@emberite/site/workspace';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant, copySources } from '@emberite/testing/harness/variant';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ each: 'site' });

/** The scripts and stylesheets that came over the network for this document, with their bytes. */
const sent = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
      .map((one) => one as PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({
        file: new URL(name).pathname.replace(/\.[\da-f]{12}\./, '.'),
        bytes: encodedBodySize,
      })),
  );

/** A release in which the title of `/press` is another one. */
const titled = (title: string) =>
  buildVariant('mf-public', title.replaceAll(' ', '-'), {
    file: 'src/press/press.ts',
    replace: 'Our Story in the News',
    by: title,
  });

it.runIf(isFull)('has the same files in whichever folder it is built', async () => {
  const copy = await copySources('elsewhere');
  // The packages, too, are in another folder. Links are quick.
  await rm(join(copy, 'node_modules'), { recursive: true });
  spawnSync('cp', ['-al', 'node_modules', copy]);
  for (const name of ['shell', ...remotes]) {
    spawnSync(join(copy, 'node_modules/.bin/ember'), ['build'], { cwd: join(copy, name) });
    const dist = join(name, 'dist/browser');
    expect(await readdir(join(copy, dist))).toEqual(await readdir(dist));
  }
});

it.runIf(isFull)('costs a returning visitor what a release has changed', async () => {
  const { page } = run.tab;
  const publish = async (title: string) => {
    const { id } = await run.site.publish(await titled(title));
    await expect
      .poll(async () => (await (await fetch(`${run.site.url}/press`)).text()).includes(id))
      .toBe(true);
  };
  const open = async (title: string) => {
    await page.goto(`${run.site.url}/press`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    return sent(page);
  };
  await publish('Our story in print');
  const first = await open('Our story in print');
  expect(first.map(({ file }) => file)).toContain('/assets/shell/packages.js');
  await publish('Our story in the news');
  const changed = page.waitForResponse(/\/assets\/mf-public\/\d+\.\w+\.js$/);
  const second = await open('Our story in the news');
  // The entry, and the page: nothing of the shell, nor any other page.
  expect(second.map(({ file }) => file.replace(/\d+/, 'N')).toSorted()).toEqual([
    '/assets/mf-public/N.js',
    '/assets/mf-public/remoteEntry.js',
  ]);
  // Of the page, what differs from the one that the browser has.
  expect((await (await changed).allHeaders())['content-encoding']).toBe('dcz');
  const [{ bytes } = { bytes: NaN }] = second.filter(({ file }) => /\/\d+\.js$/.test(file));
  expect(bytes).toBeLessThan(500);
  run.tab.expectClean();
});
