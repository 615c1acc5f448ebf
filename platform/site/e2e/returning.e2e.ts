import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

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

it('costs a returning visitor what a release has changed', async () => {
  const { page } = run.tab;
  const open = async () => {
    await page.goto(`${run.site.url}/press`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return sent(page);
  };
  const first = await open();
  expect(first.map(({ file }) => file)).toContain('/assets/shell/packages.js');
  const { id } = await run.site.publish(
    await buildVariant('mf-public', 'line', {
      file: 'src/press/press.ts',
      replace: 'Our Story in the News',
      by: 'Our story in the news',
    }),
  );
  await expect
    .poll(async () => (await (await fetch(`${run.site.url}/press`)).text()).includes(id))
    .toBe(true);
  const second = await open();
  await page
    .getByRole('heading', { level: 1, name: 'Our story in the news', exact: true })
    .waitFor();
  // The entry, and the page: nothing of the shell, nor any other page.
  expect(second.map(({ file }) => file.replace(/\d+/, 'N')).toSorted()).toEqual([
    '/assets/mf-public/N.js',
    '/assets/mf-public/remoteEntry.js',
  ]);
  expect(second.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15_000);
  run.tab.expectClean();
});
