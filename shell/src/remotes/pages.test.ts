// @vitest-environment jsdom
import { hash } from 'node:crypto';
import type { Boot, ReleaseFiles, RouteData } from '@emberite/release/data';
import type { FailureReport } from '@emberite/release/reports';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPages } from './pages.ts';
import { createReleaseSet } from './releaseSet.ts';
import { patience } from '../../../tools/slow.ts';
import { serveFiles } from './testing/serveFiles.ts';

const route: RouteData = {
  path: '/sample',
  remote: 'mf-sample',
  access: 'public',
  frame: 'bare',
  title: 'A page',
};

/** Globals of the host's build. */
beforeAll(() => {
  vi.stubGlobal('__webpack_init_sharing__', () => Promise.resolve());
  vi.stubGlobal('__webpack_share_scopes__', { default: { react: {} } });
});

const reports: Blob[] = [];
const server = await serveFiles({});
afterAll(() => server[Symbol.asyncDispose]());

/** Makes the document one of a site that responds, or of one that does not. */
function openDocument(origin = server.origin): void {
  const base = document.createElement('base');
  base.href = origin;
  document.head.replaceChildren(base);
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1);
  reports.length = 0;
  openDocument();
  navigator.sendBeacon = (_, body) => reports.push(body as Blob) > 0;
});
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The reports to the gateway, without the error messages. */
const reported = () =>
  Promise.all(
    reports.map(async (blob) => {
      const { release, kind } = JSON.parse(await textOf(blob)) as FailureReport;
      return `${release} ${kind}`;
    }),
  );

/** jsdom has no `Blob.text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

let count = 0;

/** A release with the given module as its federation entry; the default entry has the page. */
function release(change: Partial<ReleaseFiles> = {}, entry?: string): ReleaseFiles {
  const id = `1.0.0-${(count += 1)}`;
  const page = `{ path: '${route.path}', page: async () => ({ default: () => '${id}' }) }`;
  const container = `export const init = (scope) => { if (!scope.react) throw new Error('no react'); };
    export const get = async () => () => ({ default: [${page}] });`;
  return {
    id,
    // The URL contains the module itself, so no server is needed.
    base: `data:text/javascript,/* ${id} */`,
    entry: encodeURIComponent(entry ?? container),
    integrity: {},
    pages: { [route.path]: { js: [], css: [], shared: [] } },
    ...change,
  };
}

/** Creates pages for a document whose route has these releases, live first. */
function open(
  releases: ReleaseFiles[],
  shared: Boot['shared'] = {},
  index = 'http://127.0.0.1:1/index.json',
): ReturnType<typeof createPages> {
  const boot: Boot = {
    index,
    route,
    releases,
    linked: [],
    nav: [],
    menu: [],
    shared,
    frames: [],
    prerendered: false,
  };
  return createPages(createReleaseSet(boot), shared);
}

/** Replaces the responses for files of releases. */
function stubFiles(respond: () => Promise<Response>): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    String(url).startsWith('data:') ? respond() : fetch(url, init),
  );
}

const css = [{ file: 'page.css', chunkId: 'sample:chunk-1' }];

it('loads the page of the live release, once for all visits', async () => {
  const [live, before] = [release(), release()];
  const pages = open([live, before]);
  const page = await pages.load(route);
  expect(page).toMatchObject({ status: 'ready', release: live.id });
  expect(pages.load(route)).toBe(pages.load(route));
  expect(await pages.load(route)).toBe(page);
  expect(await reported()).toEqual([]);
});

it.each([
  ['an entry that throws', "throw new Error('broken');", 'code'],
  ['an entry without a container', 'export const init = 1;', 'code'],
  [
    'a container without the page',
    'export const init = () => {}, get = async () => () => ({ default: [] });',
    'code',
  ],
])('falls back to the previous release for %s', async (_, entry, kind) => {
  const [live, before] = [release({}, entry), release()];
  const page = await open([live, before]).load(route);
  expect(page).toMatchObject({ status: 'ready', release: before.id });
  await expect.poll(reported).toEqual([`${live.id} ${kind}`]);
});

it('falls back for a release that does not list the page', async () => {
  const [live, before] = [release({ pages: {} }), release()];
  expect(await open([live, before]).load(route)).toMatchObject({ release: before.id });
  await expect.poll(reported).toEqual([`${live.id} manifest`]);
});

it('falls back for a stylesheet that does not load', async () => {
  const pages = { [route.path]: { js: [], css, shared: [] } };
  const [live, before] = [release({ pages }), release()];
  const loading = open([live, before]).load(route);
  const sheet = await vi.waitUntil(() => document.querySelector('link[rel=stylesheet]'), {
    timeout: patience,
  });
  sheet.dispatchEvent(new Event('error'));
  expect(await loading).toMatchObject({ release: before.id });
  await expect.poll(reported).toEqual([`${live.id} style`]);
});

it('gives up each release that stands still for ten seconds, and reports it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A sheet that neither loads nor fails.
  const pages = { [route.path]: { js: [], css, shared: [] } };
  const [live, before] = [release({ pages }), release({ pages })];
  const loading = open([live, before]).load(route);
  stubFiles(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await reported()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(reported).toEqual([`${live.id} timeout`]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toEqual({ status: 'stalled' });
  await expect.poll(reported).toEqual([`${live.id} timeout`, `${before.id} timeout`]);
});

it('waits no longer for what stands still because the rest is here', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pages = { [route.path]: { js: [], css, shared: [] } };
  const [live, before] = [release({ pages }), release()];
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith(css[0]!.file) ? [] : [{} as PerformanceEntry],
  );
  const loading = open([live, before]).load(route);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    String(url).endsWith(css[0]!.file) ? new Promise(() => {}) : fetch(url, init),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toMatchObject({ release: before.id });
  await expect.poll(reported).toEqual([`${live.id} timeout`]);
});

it('blames no release, and tries no other one, if the site answers only after the network stood still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const live = release({ pages: { [route.path]: { js: [], css, shared: [] } } });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    if (!String(url).endsWith('/robots.txt')) return new Promise(() => {});
    asked.resolve();
    return answer.promise;
  });
  const loading = open([live, release()]).load(route);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked.promise;
  vi.mocked(performance.now).mockReturnValue(5_000);
  answer.resolve(new Response());
  expect(await loading).toEqual({ status: 'unreachable' });
  expect(await reported()).toEqual([]);
});

it('waits for a release for as long as something of it arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pages = { [route.path]: { js: [], css, shared: [] } };
  const live = release({ pages });
  const loading = open([live, release()]).load(route);
  const parts: ReadableStreamDefaultController[] = [];
  stubFiles(
    async () =>
      new Response(new ReadableStream({ start: (controller) => void parts.push(controller) })),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  for (let part = 0; part < 9; part += 1) {
    for (const controller of parts) controller.enqueue(new Uint8Array(1));
    await vi.advanceTimersByTimeAsync(9_000);
  }
  document.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'));
  expect(await loading).toMatchObject({ status: 'ready', release: live.id });
  expect(await reported()).toEqual([]);
});

it('does not blame the releases if the site cannot be reached', async () => {
  openDocument('http://127.0.0.1:1');
  const pages = open([release({}, 'export const init = 1;')]);
  expect(await pages.load(route)).toEqual({ status: 'unreachable' });
  expect(await reported()).toEqual([]);
});

it('does not blame the releases if a proxy says that the site is away', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
    String(url).endsWith('/robots.txt') ? new Response(null, { status: 502 }) : fetch(url, init),
  );
  const pages = open([release({}, 'export const init = 1;')]);
  expect(await pages.load(route)).toEqual({ status: 'unreachable' });
  expect(await reported()).toEqual([]);
});

/** A release with a stylesheet, whose integrity it knows. */
function styled(): ReleaseFiles {
  const made = release({ pages: { [route.path]: { js: [], css, shared: [] } } });
  const [, text = ''] = decodeURIComponent(`${made.base}page.css`).split(',');
  return { ...made, integrity: { 'page.css': `sha256-${hash('sha256', text, 'base64')}` } };
}

const newestSheet = (before?: Element) =>
  vi.waitUntil(
    () => {
      const sheet = [...document.querySelectorAll('link[rel=stylesheet]')].at(-1);
      return sheet !== before && sheet;
    },
    { timeout: patience },
  );

it('asks once more for a file that did not load, before it says that the browser refuses it', async () => {
  const live = styled();
  const loading = open([live]).load(route);
  const first = await newestSheet();
  first.dispatchEvent(new Event('error'));
  (await newestSheet(first)).dispatchEvent(new Event('load'));
  expect(await loading).toMatchObject({ status: 'ready', release: live.id });
  expect(await reported()).toEqual([]);
});

it('says that the browser refuses a file that it refuses each time', async () => {
  const loading = open([styled()]).load(route);
  const first = await newestSheet();
  first.dispatchEvent(new Event('error'));
  (await newestSheet(first)).dispatchEvent(new Event('error'));
  expect(await loading).toEqual({ status: 'blocked' });
  expect(await reported()).toEqual([]);
});

it('asks again for a stylesheet that stood still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const live = styled();
  const pages = open([live]);
  const stalled = pages.load(route);
  stubFiles(() => new Promise(() => {}));
  const first = await newestSheet();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await stalled).toEqual({ status: 'stalled' });
  const again = pages.load(route);
  (await newestSheet(first)).dispatchEvent(new Event('load'));
  expect(await again).toMatchObject({ status: 'ready', release: live.id });
});

it('keeps a stylesheet that stood still for one, and that another still waits for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const live = styled();
  const pages = open([live]);
  const ahead = pages.loadAhead(route);
  stubFiles(() => new Promise(() => {}));
  const sheet = await newestSheet();
  await vi.advanceTimersByTimeAsync(5_000);
  const loading = pages.load(route);
  await vi.advanceTimersByTimeAsync(5_500);
  await ahead;
  sheet.dispatchEvent(new Event('load'));
  expect(await loading).toMatchObject({ status: 'ready', release: live.id });
});

it('loads with a page ahead what it places', async () => {
  const asked: string[] = [];
  const live = async ({ remote }: { remote: string }) => void asked.push(remote);
  const pages = createPages({ live } as unknown as ReturnType<typeof createReleaseSet>, {});
  await pages.loadAhead({ ...route, parts: { 'mf-other/next': ['show'] } });
  expect(asked).toEqual([route.remote, 'mf-other']);
});

it('reports nothing that failed offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open([release({}, 'export const init = 1;')]).load(route);
  expect(await reported()).toEqual([]);
});

it('tries again after a failure', async () => {
  const broken = release({}, 'export const init = 1;');
  const pages = open([broken]);
  const failed = pages.load(route);
  expect(await failed).toEqual({ status: 'failed' });
  expect(pages.load(route)).not.toBe(failed);
});

it('reports once what fails to load ahead, and loads the page again when it is requested', async () => {
  const [live, before] = [release({}, "throw new Error('broken');"), release()];
  const pages = open([live, before]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loading = pages.loadAhead(route);
  await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: patience });
  // A page that is left by now reports nothing.
  expect(await reported()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  await loading;
  vi.useRealTimers();
  await expect.poll(reported).toEqual([`${live.id} code`]);
  expect(await pages.load(route)).toMatchObject({ release: before.id });
  await expect.poll(reported).toEqual([`${live.id} code`]);
});

it('reports nothing that stands still ahead, and loads it when it is requested', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pages = open([release({ pages: { [route.path]: { js: [], css, shared: [] } } })]);
  stubFiles(() => new Promise(() => {}));
  const ahead = pages.loadAhead(route);
  await vi.advanceTimersByTimeAsync(11_000);
  await ahead;
  expect(await reported()).toEqual([]);
  const loading = pages.load(route);
  await vi.waitUntil(() => document.querySelector('link[rel=stylesheet][href]'), {
    timeout: patience,
  });
  document.querySelector('link[rel=stylesheet][href]')?.dispatchEvent(new Event('load'));
  expect(await loading).toMatchObject({ status: 'ready' });
});

it('reports nothing that fails ahead because the site cannot be reached', async () => {
  const pages = open([release({}, 'export const init = 1;')]);
  openDocument('http://127.0.0.1:9');
  await pages.loadAhead(route);
  expect(await reported()).toEqual([]);
});

it('reports nothing that fails ahead offline, if the browser is online again by the time the site responds', async () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    isOnline = true;
    return fetch(...args);
  });
  await open([release({}, 'export const init = 1;')]).loadAhead(route);
  expect(await reported()).toEqual([]);
});

it('shows the page that it has loaded ahead', async () => {
  const pages = open([release()]);
  await pages.loadAhead(route);
  document.head.replaceChildren();
  const page = pages.load(route);
  expect(pages.load(route)).toBe(page);
  expect(await page).toMatchObject({ status: 'ready' });
});

it('replaces a page that threw with the previous release, for later visits too', async () => {
  const [live, before] = [release(), release()];
  const pages = open([live, before]);
  await pages.load(route);
  const replaced = await pages.replace(route, live.id, new Error('no window'));
  expect(replaced).toMatchObject({ status: 'ready', release: before.id });
  expect(await pages.load(route)).toBe(replaced);
  expect(await pages.replace(route, before.id, new Error('again'))).toEqual({ status: 'failed' });
  await expect.poll(reported).toEqual([`${live.id} render`, `${before.id} render`]);
});

it("preloads all of the page's scripts, with their integrity", async () => {
  const api = { url: '/assets/shell/client.js', integrity: 'sha384-c' };
  const pages = { [route.path]: { js: ['page.js'], css: [], shared: ['@emberite/sdk/api'] } };
  const live = release({ pages, integrity: { 'page.js': 'sha384-p' } });
  await open([live], { '@emberite/sdk/api': [api] }).load(route);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  expect(scripts.map(({ src, integrity }) => [src, integrity])).toEqual([
    [new URL(`${live.base}page.js`).href, 'sha384-p'],
    [new URL(api.url, document.baseURI).href, api.integrity],
  ]);
});

it('reports nothing about a release that is over, and asks for a new document instead', async () => {
  const broken = release({}, "throw new Error('broken');");
  const remotes = (...ids: string[]) =>
    JSON.stringify({ remotes: { 'mf-sample': ids.map((id) => ({ id })) } });
  await using site = await serveFiles({
    '/without.json': remotes('1.0.0-later'),
    '/with.json': remotes(broken.id),
  });
  const opened = (index: string) => open([broken], {}, site.origin + index);
  // A new document cannot be older than its releases.
  expect(await opened('/without.json').load(route)).toEqual({ status: 'failed' });
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  reports.length = 0;
  for (const index of ['/without.json', '/of-a-shell-that-is-over.json']) {
    expect(await opened(index).load(route)).toEqual({ status: 'over' });
    expect(await opened(index).replace(route, broken.id, new Error('Broken'))).toEqual({
      status: 'over',
    });
  }
  expect(await reported()).toEqual([]);
  expect(await opened('/with.json').load(route)).toEqual({ status: 'failed' });
});

it('shows the previous release in an old tab before it is known whether the live one is over', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const [live, before] = [release({}, "throw new Error('broken');"), release()];
  expect(await open([live, before]).load(route)).toMatchObject({ release: before.id });
});
