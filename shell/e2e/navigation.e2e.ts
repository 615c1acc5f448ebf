import { expect, it } from 'vitest';
import { savesData } from '@emberite/testing/harness/browser';
import { becomeMember, navigation } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

const claim = () => run.tab.page.getByRole('link', { name: 'Claim your Spot!' });

it('navigates to another remote without a new document, sets its title and focuses its heading', async () => {
  const { page } = run.tab;
  await savesData(page);
  await page.goto(run.site.url);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await claim().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Create New Account' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await page.title()).toContain('Create New Account');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'fetches nothing but the files of a page of the same remote that its document links to',
  async () => {
    const { page } = run.tab;
    await savesData(page);
    await page.goto(run.site.url);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page
      .locator('a[href="/press"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${run.site.url}/press`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const needed = await scriptsOf('mf-public', '/press');
    const isOwn = (path: string) => needed.some((file) => path.endsWith(file));
    expect(fetched.filter(isOwn).length).toBeGreaterThanOrEqual(1);
    expect(fetched.filter((path) => path.endsWith('.json'))).toEqual([]);
    run.tab.expectClean();
  },
);

it.runIf(isFull)('restores the scroll position on the way back', async () => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  await claim().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await claim().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  expect(await page.title()).toContain('Ember');
  run.tab.expectClean();
});

it.runIf(isFull)('restores the scroll position of a page that arrives late', async () => {
  const { page } = run.tab;
  await savesData(page);
  await page.goto(run.site.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 700));
  await claim().click();
  const next = page.getByRole('heading', { level: 1, name: 'Create New Account' });
  await next.waitFor();
  await page.reload();
  await next.waitFor();
  await page.waitForLoadState('networkidle');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/mf-public\//, (route) => promise.then(() => route.continue()));
  await page.goBack();
  await page.locator('[data-arrivals]').waitFor();
  resolve();
  await claim().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  run.tab.expectClean();
});

/** The scripts that a page of a remote needs. */
async function scriptsOf(remote: string, path: string): Promise<string[]> {
  const { entry, routes } = await run.site.live(remote);
  return [...entry, ...(routes.find((route) => route.path === path)?.js ?? [])];
}

it.runIf(isFull)('goes back from a page whose code has not loaded', async () => {
  const { page } = run.tab;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // Even if the address redirects, its document is loaded only once.
  await page.goto(`${run.site.url}/press/`);
  const heading = page.getByRole('heading', { level: 1, name: 'Our Story in the News' });
  await heading.waitFor();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(documents).toEqual(['/press/', '/press']);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\/main\.\w+\.js$/, (route) =>
    promise.then(() => route.continue()),
  );
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${run.site.url}/press`, { waitUntil: 'commit' });
  resolve();
  await heading.waitFor();
  expect(documents).toEqual(['/press/', '/press', '/login', '/press']);
  run.tab.expectClean();
});

it.runIf(isFull).each(['hover', 'focus'] as const)(
  'fetches the page behind a link on %s',
  async (interest) => {
    const { page } = run.tab;
    // Too little to load pages of links in view.
    await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }));
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(run.site.url);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => /\/mf-onboarding\/.*\.js$/.test(url))).toEqual([]);
    await claim()[interest]();
    const needed = await scriptsOf('mf-onboarding', '/create-account');
    expect(needed.length).toBeGreaterThanOrEqual(2);
    const missing = () => needed.filter((file) => !fetched.some((url) => url.endsWith(file)));
    await expect.poll(missing).toEqual([]);
    const before = fetched.length;
    await claim().click();
    await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
    const scripts = fetched.slice(before).filter((url) => /mf-onboarding\/.*\.js/.test(url));
    expect(scripts).toEqual([]);
    run.tab.expectClean();
  },
);

it('fetches the pages behind links in view at idle, so that a click fetches nothing', async () => {
  const { page } = run.tab;
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.goto(run.site.url);
  const needed = await scriptsOf('mf-onboarding', '/create-account');
  const missing = () => needed.filter((file) => !fetched.some((url) => url.endsWith(file)));
  await expect.poll(missing).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.context().setOffline(true);
  await claim().click();
  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  run.tab.expectClean(/ERR_INTERNET_DISCONNECTED/);
});

it.runIf(isFull)('loads nothing on hover for who saves data', async () => {
  const { page } = run.tab;
  await savesData(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(run.site.url);
  await page.waitForLoadState('networkidle');
  await claim().hover();
  await claim().focus();
  await page.getByRole('link', { name: 'Press' }).first().hover();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /mf-onboarding|\/index\//.test(url))).toEqual([]);
  run.tab.expectClean();
});

const poor = [
  ['a slow connection', 'connection', { effectiveType: '2g' }],
  ['little memory', 'deviceMemory', 1],
] as const;

it.runIf(isFull).each(poor)('loads no page ahead with %s', async (_, name, value) => {
  const { page } = run.tab;
  await page.addInitScript(
    ([key, told]) => Object.defineProperty(navigator, key, { value: told }),
    [name, value] as const,
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(run.site.url);
  await expect.poll(() => fetched.filter((path) => path.startsWith('/index/'))).toHaveLength(1);
  const files = () => fetched.filter((path) => path.includes('/mf-onboarding/'));
  // Only the file list; the click fetches the files.
  await expect.poll(files).toEqual([expect.stringMatching(/release\.json$/)]);
  await page.waitForLoadState('networkidle');
  expect(files()).toHaveLength(1);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'reports once a page that did not load at idle, and shows only the progress of the click',
  async () => {
    const { page } = run.tab;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isClicked = false;
    await page.route(/mf-onboarding.*remoteEntry/, async (route) => {
      if (!isClicked) return route.fulfill({ status: 500 });
      await held;
      await route.continue();
    });
    const once = [expect.objectContaining({ remote: 'mf-onboarding', kind: 'code' })];
    await page.goto(run.site.url);
    await expect.poll(() => run.site.failures).toEqual(once);
    isClicked = true;
    // It is there for less than a second, until the page's skeleton is.
    const shown = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const bar = 'progress[aria-label="Loading the page"]';
          const look = () => document.querySelector(bar) && done();
          new MutationObserver(look).observe(document, { childList: true, subtree: true });
        }),
    );
    await claim().click();
    await shown;
    release();
    await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await bar.waitFor({ state: 'detached' });
    expect(run.site.failures).toEqual(once);
    run.tab.expectClean(/remoteEntry/);
  },
);

it.runIf(isFull)('starts with a skip link for the keyboard', async () => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  await claim().waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  // Back leaves the page.
  expect(page.url()).toBe(`${run.site.url}/`);
  run.tab.expectClean();
});

it('returns 404 and a page of the site for an unknown address', async () => {
  const { page } = run.tab;
  const response = await page.goto(`${run.site.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This trail ends here' }).waitFor();
  expect(await page.title()).toBe('Page not found · Ember');
  await page.getByRole('link', { name: 'Back to home', exact: true }).click();
  await claim().waitFor();
  run.tab.expectClean(/no-such-page/);
});

it.runIf(isFull)(
  'keeps a member at an unknown address in the member area, with its navigation',
  async () => {
    const { page } = run.tab;
    await becomeMember(run, 'dad_joke', 'travel_advice');
    await page.goto(`${run.site.url}/emberite/no-such-page`);
    await page.getByRole('heading', { level: 1, name: 'This trail ends here' }).waitFor();
    await expect.poll(() => navigation(page)).toContain('Settings');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to home', exact: true }).click();
    await page.waitForURL(`${run.site.url}/emberite`);
    run.tab.expectClean(/no-such-page/);
  },
);
