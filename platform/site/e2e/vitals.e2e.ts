import { siteCookie } from '@emberite/contract/cookie';
import { readPackage, registryAt } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ each: 'site' });

/** Gives the release of a build to half of all browsers, the tab's among them. Returns its id. */
async function tryCanary(dist: string): Promise<string> {
  const { site } = run;
  const one = await readPackage(dist);
  const registry = registryAt(site.url, site.token);
  await registry.take(one);
  const { name, id } = one.release;
  await registry.canary({ name, id, percent: 50 });
  await beNumber('0');
  return id;
}

/** Makes the tab's browser the one with that number. */
const beNumber = (value: string) =>
  run.tab.page
    .context()
    .addCookies([{ name: siteCookie('ember_number', run.site.url), value, url: run.site.url }]);

it.runIf(isFull)(
  'says once how fast and steady a page of a canary was, and which pages its tab visited, with its release',
  async () => {
    const { site } = run;
    const { page } = run.tab;
    const id = await tryCanary(
      await buildVariant('mf-public', 'measured', {
        file: 'src/press/PressPage.tsx',
        replace: 'return <PressView article={article} />;',
        by: 'return <><p>Measured</p><PressView article={article} /></>;',
      }),
    );

    const counted = async (name: string, release: string) => {
      const line = `${name}{remote="mf-public",release="${release}"} `;
      const found = (await site.metrics()).split('\n').find((one) => one.startsWith(line));
      return Number(found?.slice(line.length) ?? 0);
    };
    await page.goto(`${site.url}/press`, { waitUntil: 'networkidle' });
    // Browsers report how long an interaction took only after the next paint.
    await page.evaluate(() => {
      // A busy page leaves before it is idle.
      globalThis.requestIdleCallback = () => 0;
      const observer = new PerformanceObserver(() => Object.assign(globalThis, { painted: true }));
      observer.observe({ type: 'first-input', buffered: true });
    });
    await page.getByRole('link', { name: 'Hosts' }).first().click();
    await page.waitForFunction(() => 'painted' in globalThis);
    await page.waitForURL('**/become-a-host');
    await page.goto('about:blank');
    await expect.poll(() => counted('ember_lcp_seconds_count', id)).toBe(1);
    expect(await counted('ember_page_views_total', id)).toBe(1);
    expect(await counted('ember_judged_views_total', id)).toBe(2);
    expect(await counted('ember_inp_seconds_count', id)).toBe(1);
    expect(await counted('ember_ttfb_seconds_count', id)).toBe(1);
    const lcp = await counted('ember_lcp_seconds_sum', id);
    expect(lcp).toBeGreaterThan(0.01);
    expect(lcp).toBeLessThan(30);

    // A document that the browser had already is another view.
    const viewId = () =>
      page.evaluate(() => {
        const [loaded] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        return loaded!.serverTiming.find(({ name }) => name === 'view')?.description;
      });
    const ids: (string | undefined)[] = [];
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`${site.url}/press`, { waitUntil: 'networkidle' });
      ids.push(await viewId());
    }
    expect(new Set([...ids, undefined]).size).toBe(3);
    await expect.poll(() => counted('ember_judged_views_total', id)).toBe(4);
    await page.goto('about:blank');

    // The live release is measured, too, to be compared.
    await beNumber('99');
    await page.goto(`${site.url}/press`, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
    const live = await site.live('mf-public');
    await expect.poll(() => counted('ember_lcp_seconds_count', live.id)).toBe(1);
  },
);

it.runIf(isFull)(
  'counts a page of a canary that is opened inside a tab, and its failure',
  async () => {
    const { site } = run;
    const { page } = run.tab;
    const start = 'export default function SignInPage() {\n';
    const id = await tryCanary(
      await buildVariant('mf-onboarding', 'inside', {
        file: 'src/sign-in/SignInPage.tsx',
        replace: start,
        by: `${start}  if (typeof window === 'object') throw new Error('No such thing');\n`,
      }),
    );
    const counted = async (name: string) => {
      const begin = `${name}{remote="mf-onboarding",release="${id}"`;
      const lines = (await site.metrics()).split('\n').filter((line) => line.startsWith(begin));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };

    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.locator('a[href="/login"]').first().click();
    await page.waitForURL('**/login');
    await expect.poll(() => counted('ember_judged_failures_total')).toBe(1);
    await expect.poll(() => counted('ember_judged_views_total')).toBe(1);
    // Away and back is another visit of a tab that has reported its failure.
    await page.goBack();
    await page.goForward();
    await expect.poll(() => counted('ember_judged_views_total')).toBe(2);
    expect(await counted('ember_judged_failures_total')).toBe(1);
    expect(await counted('ember_page_views_total')).toBe(0);
  },
);
