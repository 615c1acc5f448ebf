import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { readPackage, writeRelease } from '@emberite/cli/release';
import type { LogEntry } from '@emberite/config/log';
import {
  remoteDist,
  publish,
  site,
  siteWith,
  tempFolder,
  testRegistry,
  pageFile,
} from '@emberite/site/testing/fixtures';
import { noPages, testGateway } from '@emberite/site/testing/gateway';
import type { HttpRequest } from '@emberite/site/testing/http';
import { listen, send } from '@emberite/site/testing/http';
import { openPage } from '@emberite/site/testing/visitor';
import { createSiteServer } from './gateway.ts';
import { createMetrics, createMetricsServer } from './gateway.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', paths: ['/', '/thing/:id'] };

const open = new AsyncDisposableStack();

/** Closes a server after the tests. */
function closing(server: Server): Server {
  open.defer(async () => void server.close().closeAllConnections());
  return server;
}

/** The value of a series, as it is shown; 0 if there is none. */
async function value(series: string): Promise<number> {
  const lines = (await scrape()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? 0);
}

const liveId = async (name: string, of = store) =>
  (await of.set((await of.latest())!.set)).releases[name]![0];

const folder = open.use(await tempFolder()).path;
const store = await siteWith(folder, { ...home, text: 'first' });
const id = await liveId('mf-home');
const metrics = createMetrics();
const gateway = await testGateway(store, folder, () => {}, { metrics });
open.defer(() => gateway.close());
const port = await listen(gateway.server);
const shown = await listen(closing(createMetricsServer(metrics)));
const ask = (path: string, request?: HttpRequest) => send(port, path, request);
const scrape = async () => String((await send(shown, '/metrics')).body);

afterAll(() => open.disposeAsync());

const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const report = (body: object, type = 'application/json') =>
  ask('/telemetry', {
    method: 'POST',
    headers: { origin: site.siteUrl, 'content-type': type },
    body: JSON.stringify(body),
  });

it('counts requests by what they were for and how they ended', async () => {
  const count = (kind: string, status: number) =>
    value(`ember_requests_total{kind="${kind}",status="${status}"}`);
  await ask('/');
  await ask('/nowhere/at/all');
  await ask(`/assets/mf-home/${pageFile('first')}`);
  await ask(`/assets/mf-home/none.js`);
  await ask(`/index/${await liveId('shell')}.json`);
  await ask('/robots.txt');
  await expect.poll(() => count('other', 200)).toBe(1);
  expect(
    await Promise.all([
      count('document', 200),
      count('document', 404),
      count('asset', 200),
      count('asset', 404),
      count('index', 200),
    ]),
  ).toEqual([1, 1, 1, 1, 1]);
  expect(await scrape()).not.toMatch(/nowhere|page\.js/);
});

it('counts as page views what people open: new or known, but found', async () => {
  const views = () => value(`ember_page_views_total{remote="mf-home",release="${id}"}`);
  const before = await views();
  const { headers } = await ask('/', { headers: browser });
  const known = { ...browser, 'if-none-match': headers.etag! };
  expect((await ask('/', { headers: known })).status).toBe(304);
  await ask('/thing/7', { headers: { accept: 'text/html' } });
  await expect.poll(views).toBe(before + 3);
  for (const request of [
    { headers: { ...browser, 'sec-fetch-mode': 'cors' } },
    { headers: { ...browser, 'sec-purpose': 'prefetch' } },
    { headers: { accept: '*/*' } },
    { headers: browser, method: 'HEAD' },
  ]) {
    await ask('/', request);
  }
  await ask('/nowhere', { headers: browser });
  await ask('/', { headers: browser });
  await expect.poll(views).toBe(before + 4);
  const shell = await liveId('shell');
  expect(await value(`ember_page_views_total{remote="shell",release="${shell}"}`)).toBe(before + 4);
});

it('counts what browsers report about releases that it knows, and creates no label for what they invent', async () => {
  const failure = { remote: 'mf-home', release: id, path: '/', kind: 'render', message: 'x' };
  expect((await report(failure)).status).toBe(204);
  expect((await report({ ...failure, remote: 'mf-made"up', release: 'x' })).status).toBe(204);
  const at = `{remote="mf-home",release="${id}"`;
  expect(await value(`ember_failures_total${at},kind="render"}`)).toBe(1);
  expect(await value('ember_failures_total{remote="other",release="other",kind="render"}')).toBe(1);
  const shell = `{remote="shell",release="${await liveId('shell')}",kind="render"}`;
  expect(await value(`ember_failures_total${shell}`)).toBe(2);
  expect(await scrape()).not.toMatch(/made|release="x"/);
  for (const wrong of [{ lcp: -1 }, { lcp: '2' }, { fid: 3 }, { cls: 1e9 }]) {
    expect((await report({ remote: 'mf-home', release: id, vitals: wrong })).status).toBe(400);
  }
});

/** Starts a gateway of a site of which half of all browsers get a canary. */
async function startCanary() {
  const folder = open.use(await tempFolder()).path;
  const store = await siteWith(folder, { ...home, text: 'first' });
  const metrics = createMetrics();
  const logged: LogEntry[] = [];
  const gateway = await testGateway(store, folder, (entry) => logged.push(entry), { metrics });
  open.defer(() => gateway.close());
  const port = await listen(gateway.server);
  expect((await openPage(port, 0)).view).toBeUndefined();

  const dist = await remoteDist(folder, { ...home, text: 'second' });
  await writeRelease(dist);
  const one = await readPackage(dist);
  const registry = testRegistry(store);
  await registry.take(one);
  const release = one.release.id;
  await registry.canary({ name: 'mf-home', id: release, percent: 50 });
  await expect.poll(async () => (await openPage(port, 0)).view).toBeDefined();
  return {
    folder,
    store,
    metrics,
    logged,
    port,
    own: { remote: 'mf-home', release },
    failure: { remote: 'mf-home', release, path: '/', kind: 'render', message: 'x' },
    at: `{remote="mf-home",release="${release}"`,
    /** The sum of all series whose name and labels begin like that. */
    async count(series: string): Promise<number> {
      const lines = (await metrics.register.metrics()).split('\n');
      const found = lines.filter((line) => line.startsWith(series));
      return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
  };
}

it('counts for the judge only what documents report that it has served, each a few times', async () => {
  const { folder, store, metrics, port, own, failure, at, count } = await startCanary();
  const vitals = { lcp: 2_450, inp: 180, ttfb: 90, cls: 0.02 };

  const visitor = await openPage(port, 0, '127.0.2.1');
  for (let time = 0; time < 3; time += 1) {
    for (const body of [failure, { ...own, vitals }, { ...failure, view: 'x' }]) {
      expect(await visitor.report(body)).toBe(204);
    }
  }
  for (let time = 0; time < 30; time += 1) expect(await visitor.report(own)).toBe(204);
  // What runs in other documents only, and what nobody has published.
  const other = await openPage(port, 99, '127.0.2.2');
  for (const release of [own.release, 'x']) {
    expect(await other.report({ ...failure, release })).toBe(204);
    expect(await other.report({ ...own, release })).toBe(204);
    expect(await other.report({ ...own, release, remote: 'constructor' })).toBe(204);
  }
  expect(await count('ember_judged_views_total{')).toBe(20);
  expect(await count(`ember_judged_views_total${at}`)).toBe(20);
  expect(await count('ember_judged_failures_total{')).toBe(1);
  expect(await count(`ember_judged_failures_total${at}`)).toBe(1);
  expect(await count('ember_judged_vitals_total{')).toBe(1);
  const bucket = (le: number) =>
    count(`ember_lcp_seconds_bucket{le="${le}",remote="mf-home",release="${own.release}"}`);
  expect([await bucket(2.25), await bucket(2.5)]).toEqual([0, 1]);
  expect(await count(`ember_inp_seconds_sum${at}}`)).toBe(0.18);
  expect(await count(`ember_cls_sum${at}}`)).toBe(0.02);

  // As many networks as one wants have few labels.
  for (let network = 10; network < 40; network += 1) {
    const another = await openPage(port, 0, `127.0.${network}.1`);
    expect(await another.report(failure)).toBe(204);
  }
  const labels = (await metrics.register.metrics()).match(/^ember_judged_failures_total\{.*/gm);
  expect(labels).toHaveLength(17);
  expect(await count('ember_judged_failures_total{')).toBe(31);
  expect(labels!.join()).not.toContain('127.');

  // Another gateway of the site knows the documents, too.
  const twin = await testGateway(store, join(folder, 'twin'), () => {}, { metrics });
  open.defer(() => twin.close());
  const live = { remote: 'mf-home', release: await liveId('mf-home', store) };
  expect(await other.report(live, await listen(twin.server))).toBe(204);
  expect(await count('ember_judged_views_total{')).toBe(21);

  // A day later, the tab has been closed.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1_000 + 2_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await other.report(live)).toBe(204);
  expect(await count('ember_judged_views_total{')).toBe(21);
});

it.runIf(isFull)(
  'counts a failure for which the log has no room, but not for the judge',
  async () => {
    const { port, failure, at, count, logged } = await startCanary();
    for (let index = 0; index < 210; index += 1) {
      const visitor = await openPage(port, 0, `127.0.${index}.1`);
      expect(await visitor.report(failure)).toBe(204);
    }
    expect(await count(`ember_failures_total${at}`)).toBe(210);
    expect(await count(`ember_judged_failures_total${at}`)).toBe(
      logged.filter(({ event }) => event === 'remote-failed').length,
    );
  },
);

it('counts what browsers refused by the release whose script asked for it, or whose page it was', async () => {
  const refused = (body: object) =>
    report(
      [{ type: 'csp-violation', body: { documentURL: `${site.siteUrl}/`, ...body } }],
      'application/reports+json',
    );
  const shell = await liveId('shell');
  await refused({ blockedURL: 'inline' });
  await refused({ sourceFile: `${site.siteUrl}/assets/shell/main.js` });
  const count = (remote: string, release: string) =>
    value(`ember_violations_total{remote="${remote}",release="${release}",kind="csp-violation"}`);
  expect(await Promise.all([count('mf-home', id), count('shell', shell)])).toEqual([1, 2]);
});

it('takes vitals from busy visitors without dropping their failures', async () => {
  const vitals = { remote: 'mf-home', release: id, vitals: {} };
  const statuses = [];
  for (let time = 0; time < 30; time += 1) statuses.push((await report(vitals)).status);
  expect(statuses.at(-1)).toBe(429);
  const failure = { remote: 'mf-home', release: id, path: '/', kind: 'code', message: 'x' };
  expect((await report(failure)).status).toBe(204);
});

it('shows whether files were on the disk, and which move it serves since when', async () => {
  const hits = () => value('ember_cache_lookups_total{result="hit"}');
  await ask(`/assets/mf-home/page.css`);
  const before = await hits();
  await ask(`/assets/mf-home/page.css`);
  expect(await hits()).toBe(before + 1);

  const { number, set } = (await store.latest())!;
  const since = () => value(`ember_set_served_timestamp_seconds{set="${set}"}`);
  expect(await value('ember_move')).toBe(number);
  expect(Math.abs((await since()) - Date.now() / 1_000)).toBeLessThan(60);
  await publish(store, [await remoteDist(folder, { ...home, text: 'second' })]);
  await expect.poll(() => value('ember_move')).toBe(number + 1);
  expect(await since()).toBe(0);
  expect(await value('ember_moves_followed_total')).toBe(2);
  // Open tabs still have the release before.
  const failure = { remote: 'mf-home', release: id, path: '/', kind: 'style', message: 'x' };
  await report(failure);
  expect(await value(`ember_failures_total{remote="mf-home",release="${id}",kind="style"}`)).toBe(
    1,
  );
});

it('ends the series of a release a week after it has left the set, and begins them again if it comes back', async () => {
  const metrics = createMetrics();
  const day = 24 * 60 * 60 * 1_000;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const set = await store.set((await store.latest())!.set);
  const serve = (...ids: [string, ...string[]]) =>
    metrics.serve({ ...set, releases: { ...set.releases, 'mf-home': ids } }, 1);
  const count = (release: string) => {
    const labels = metrics.labelsIn(set, 'mf-home', release)[0]!;
    metrics.failures.inc({ ...labels, kind: 'render' });
    metrics.violations.inc({ ...labels, kind: 'csp-violation' });
    for (const vital of Object.values(metrics.vitals)) vital.observe(labels, 1);
  };
  const named = async () => new Set((await metrics.register.metrics()).match(/r\d|other/g));
  serve('r2', 'r1');
  for (const release of ['r1', 'r2']) count(release);
  serve('r2');
  vi.setSystemTime(Date.now() + 6 * day);
  serve('r2');
  count('r1');
  expect(await named()).toEqual(new Set(['r1', 'r2']));
  vi.setSystemTime(Date.now() + 2 * day);
  await named();
  expect(await named()).toEqual(new Set(['r2']));
  count('r1');
  expect(await named()).toEqual(new Set(['r2', 'other']));
  serve('r2', 'r1');
  count('r1');
  expect(await named()).toEqual(new Set(['r1', 'r2', 'other']));
});

it('shows whether the API responds, how and how fast', async () => {
  const metrics = createMetrics();
  const api = closing(createServer((_, response) => void response.writeHead(201).end()));
  const apiPort = await listen(api);
  const gateway = createSiteServer(noPages, {
    siteUrl: site.siteUrl,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    production: true,
    timeouts: { restart: 0 },
    log: () => {},
    metrics,
  });
  open.defer(() => gateway.close());
  const port = await listen(gateway.server);
  const call = async () => {
    await send(port, '/api/auth/me');
    return metrics.register.metrics();
  };
  expect(await call()).toMatch(/^ember_upstream_reachable\{server="api"\} 1$/m);
  api.close().closeAllConnections();
  const text = await call();
  expect(text).toMatch(/^ember_upstream_reachable\{server="api"\} 0$/m);
  expect(text).toMatch(/^ember_upstream_seconds_count\{server="api",status="2xx"\} 1$/m);
  expect(text).toMatch(/^ember_upstream_seconds_count\{server="api",status="failed"\} 1$/m);
  expect(text).toMatch(/^ember_requests_total\{kind="api",status="201"\} 1$/m);
});

it('shows metrics only, and none of them to visitors', async () => {
  expect((await ask('/metrics', { headers: browser })).status).toBe(404);
  expect(await scrape()).toMatch(/^process_resident_memory_bytes \d+$/m);
});
