/** What a CDN that changes documents does to a page, although they say that nothing may. */
import { expect, it } from 'vitest';
import { openTab } from '@emberite/testing/harness/browser';
import { everythingReported } from '@emberite/testing/harness/reports';
import { useSite } from '@emberite/testing/harness/useSite';
import { startForwardProxy } from '@emberite/site/testing/forwardProxy';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ tabs: 'own' });

/** Adds an element at the end. */
const append = (html: string, element: string) => html.replace('</body>', `${element}</body>`);

const changes = {
  'removes comments': (html) => html.replaceAll(/<!--[^]*?-->/g, ''),
  'collapses white space': (html) =>
    html
      .replaceAll(/(<(script|style)\b[^>]*>[^]*?<\/\2>)|\s+/g, (_, kept?: string) => kept ?? ' ')
      .trim(),
  'hides addresses': (html) =>
    append(
      html.replaceAll(
        /<a\b[^>]*href="mailto:[^"]*"[^>]*>[^<]*/g,
        '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="543931">[email&#160;protected]',
      ),
      '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode.min.js"></script>',
    ),
  'adds a beacon': (html) =>
    append(html, '<script defer src="https://cdn.example/beacon.min.js" data-token="a"></script>'),
  'defers scripts': (html) =>
    append(
      html.replaceAll(/<script( type="module"|(?=>))/g, '<script type="0123-module"'),
      '<script src="/cdn-cgi/scripts/rocket-loader.min.js" data-cf-settings="0123"></script>',
    ),
} satisfies Record<string, (html: string) => string>;

const kinds = Object.keys(changes) as (keyof typeof changes)[];

it.runIf(isFull).each(kinds)('a page is usable if something on its way %s', async (kind) => {
  run.site.changed.length = 0;
  await using proxy = await startForwardProxy(changes[kind]);
  const tab = await openTab(run.browser, { proxy: { server: proxy.url } });
  try {
    const { page } = tab;
    await page.goto(run.site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Without its scripts, a page cannot tell anybody.
    if (kind !== 'defers scripts') {
      await expect.poll(() => run.site.changed.length).toBeGreaterThan(0);
      expect(run.site.changed[0]).toMatchObject({ path: '/' });
    }
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    const link = page.getByRole('contentinfo').locator('a[href^="/"]').first();
    const to = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(run.site.url + to);
    await page.getByRole('heading', { level: 1 }).waitFor();
  } finally {
    await tab.close();
  }
});

it.runIf(isFull)('does not call a document changed that is as it was sent', async () => {
  run.site.changed.length = 0;
  await using proxy = await startForwardProxy((html) => html);
  const tab = await openTab(run.browser, { proxy: { server: proxy.url } });
  await tab.page.goto(run.site.url, { waitUntil: 'networkidle' });
  tab.expectClean();
  await tab.close();
  expect(run.site.changed).toEqual([]);
});
