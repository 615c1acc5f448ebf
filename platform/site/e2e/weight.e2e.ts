import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Boot } from '@emberite/release/data';
import { remotes } from '@emberite/site/workspace';
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import type { BuildRecordFile, ChunkRecord } from '@emberite/cli/build';
import { savesData } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

it.each(remotes)('%s has a federation entry of at most 4 kB beside its routes', async (name) => {
  const { entry, files, routes } = await run.site.live(name);
  const data = routes.map(({ js: _js, css: _css, shared: _shared, ...route }) => route);
  const bytes = files[entry[0] ?? '']?.brotli ?? 0;
  expect(bytes).toBeGreaterThan(0);
  // The hashes in it compress by some bytes better or worse with every change.
  expect(bytes - brotliCompressSync(JSON.stringify(data)).length).toBeLessThanOrEqual(4_150);
});

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

it('every page first loads at most 117 kB brotli of the shell, of which a release changes 30 kB', async () => {
  const { entry, files } = await run.site.live('shell');
  const bytes = Object.fromEntries(
    entry.map((file) => [file.split('.')[0], files[file]?.brotli ?? 0]),
  );
  expect(Object.keys(bytes)).toEqual(['main', 'packages']);
  // One character more or less can make it a hundred bytes larger.
  expect(sum(Object.values(bytes))).toBeLessThanOrEqual(117_000);
  expect(bytes['main']).toBeLessThanOrEqual(30_000);
});

/** Accessible components that the platform lacks: too heavy for pages without forms. */
const heavy = /^(@?react-aria|@?react-stately|@internationalized)/;

it.each(['shell', ...remotes])(
  '%s adds no react-aria-components to a marketing page',
  async (name) => {
    const build = JSON.parse(await readFile(`${name}/dist/build.json`, 'utf8')) as BuildRecordFile;
    const { routes } = await run.site.live(name);
    const marketing = routes.filter(({ prerender }) => prerender).flatMap(({ js }) => js);
    const isRead = ({ js }: ChunkRecord) => js.some((file) => marketing.includes(file));
    const chunks = [build.entry, ...Object.values(build.imports).filter(isRead)];
    // Without a matching page, the check below would find no package either.
    expect(chunks.length > 1).toBe(marketing.length > 0);
    expect(chunks.flatMap(({ packages }) => packages).filter((name) => heavy.test(name))).toEqual(
      [],
    );
  },
);

/** The form is ready at once; the API client loads after the page is rendered. */
const client = /\/assets\/shell\/client\./;

/** What suggesting passkeys needs, in browsers that can. */
const suggestions = [
  /\/assets\/mf-onboarding\/\d+\.\w+\.js$/,
  /^\/api\/auth\/passkeys\/sign-in\/begin$/,
];

/**
 * The most that a page may load: bytes as they are sent, and requests of all kinds but pictures. The hashes in
 * scripts compress better or worse with every change, so their limit leaves a few hundred bytes.
 */
interface Budget {
  document: number;
  js: number;
  requests: number;
}

/** Bytes of the fonts that a page loads, and their files. */
const fonts = { bytes: 36_000, files: 2 };

/** A page, and the requests it makes beyond what its document names. */
interface PageWeight {
  path: string;
  later: RegExp[];
  who?: 'member';
  budget?: Budget;
}

const pages: PageWeight[] = [
  { path: '/', later: [], budget: { document: 17_000, js: 128_700, requests: 7 } },
  {
    path: '/login',
    later: [client, ...suggestions],
    budget: { document: 13_600, js: 174_200, requests: 12 },
  },
  { path: '/create-account', later: [client] },
  { path: '/experience/peak-axethrowing', later: [] },
  { path: '/yvr', later: [] },
  { path: '/yvr/danceToday', later: [] },
  {
    path: '/emberite/experiences/poetry-night/join',
    // The code that sends the form is fetched while the visitor chooses.
    later: [/\/assets\/shell\/\d+\./],
  },
  {
    path: '/emberite',
    // The registrations and evenings decide the next step of a member who has both videos.
    later: [/^\/api\/auth\/me$/, /^\/api\/registrations$/, /^\/api\/groups$/],
    who: 'member',
    // With the part that mf-experiences has there: two requests, 11 kB. It alone asks for registrations and evenings.
    budget: { document: 14_000, js: 181_200, requests: 15 },
  },
];

it.each(isFull ? pages : pages.filter(({ budget }) => budget))(
  '$path is rendered from one document and what it names',
  async ({ path, later, who, budget }) => {
    const { page } = run.tab;
    if (who === 'member') {
      const user = await signIn(run.site, page.context(), 'weighed@example.com');
      await user.becomeMember('dad_joke', 'travel_advice');
    }
    // Nothing is preloaded, so every request is for something that the page needs.
    await savesData(page);
    const requested: string[] = [];
    let requests = 0;
    page.on('request', (request) => {
      // Pictures hold nothing up: most arrive as the visitor gets near.
      if (request.resourceType() !== 'image') requests += 1;
      if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())) {
        requested.push(new URL(request.url()).pathname);
      }
    });
    const document = await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const html = (await document?.text()) ?? '';
    const named = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, url]) => url);
    // Nothing is discovered late: two round trips, the document and everything else.
    const late = requested.filter((url) => !named.includes(url));
    expect(late.filter((url) => !later.some((known) => known.test(url)))).toEqual([]);
    // The boot data has the files of this page and of those it links to, not of the whole remote.
    const boot = JSON.parse(/id="ember-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Boot;
    const { route, releases, linked } = boot;
    // The page does not wait for the parts of other remotes.
    const waited = named.filter((url = '') => ['shell', route?.remote].includes(url.split('/')[2]));
    expect(waited.length).toBeLessThanOrEqual(6);
    const paths = [route, ...linked].map((one) => one?.path);
    expect(Object.keys(releases[0]?.pages ?? {}).toSorted()).toEqual(paths.toSorted());
    /** The sizes of the loaded files, as they were sent. */
    const arrived = (ending: string) =>
      page.evaluate(
        (end) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith(end))
            .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
        ending,
      );
    await expect.poll(async () => (await arrived('.woff2')).length).toBe(fonts.files);
    const fontBytes = sum(await arrived('.woff2'));
    expect(fontBytes).toBeLessThanOrEqual(fonts.bytes);
    expect(fontBytes).toBeGreaterThan(0);
    run.tab.expectClean();
    if (!budget) return;
    const weight: Budget = {
      // Stores outside tests compress it better.
      document: brotliCompressSync(html).length,
      js: sum(await arrived('.js')),
      requests,
    };
    for (const [what, most] of Object.entries(budget) as [keyof Budget, number][]) {
      expect(weight[what], what).toBeLessThanOrEqual(most);
    }
  },
);

it('loads at most three linked pages ahead, and no more than 37 kB for those of /', async () => {
  const { page } = run.tab;
  const live = await Promise.all(remotes.map(run.site.live));
  const scripts = live.flatMap(({ entry, routes }) => routes.map(({ js }) => [...entry, ...js]));
  const pages = [...new Set(scripts.map((files) => files.join(' ')))];
  let sent: Request[] = [];
  page.on('requestfinished', (request) => sent.push(request));
  const isFetched = (file: string) => sent.some((request) => request.url().endsWith(file));
  const loaded = () => pages.filter((files) => files.split(' ').every(isFetched)).length;

  const html = (await (await page.goto(run.site.url))?.text()) ?? '';
  // Its own, the one for signing in, and the waiting list.
  await expect.poll(loaded).toBe(3);
  await page.waitForLoadState('networkidle');
  const isAhead = (request: Request) =>
    ['script', 'stylesheet', 'fetch'].includes(request.resourceType()) &&
    !html.includes(`src="${new URL(request.url()).pathname}"`);
  const sizes = await Promise.all(sent.filter(isAhead).map((request) => request.sizes()));
  const bytes = sum(sizes.map(({ responseBodySize }) => responseBodySize));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(37_000);

  // Its frame links to five.
  sent = [];
  await page.goto(`${run.site.url}/no-such-page`);
  await expect.poll(loaded).toBe(3);
  await page.waitForLoadState('networkidle');
  expect(loaded()).toBe(3);
  run.tab.expectClean(/no-such-page/);
});
