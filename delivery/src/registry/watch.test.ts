import type { LogEntry } from '@emberite/config/log';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics, createMetricsServer } from '../gateway/index.ts';
import type { Store } from '../store/index.ts';
import { remoteDist, site, siteWith, tempFolder, testRegistry } from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';
import { listen, send } from '../testing/http.ts';
import { openCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import type { SiteRegistry } from './index.ts';
import { gatewayMetrics } from './readings.ts';
import { watchReleases } from './watch.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', paths: ['/'] };

let open: AsyncDisposableStack;
let folder: string;
let store: Store;
let registry: SiteRegistry;
let counts: Counts;
let logged: LogEntry[];
let port: number;
/** Id of the canary's release. */
let canary: string;

/** A site with a canary for half of its browsers, and what watches it. */
beforeEach(async () => {
  open = new AsyncDisposableStack();
  folder = open.use(await tempFolder()).path;
  store = await siteWith(folder, { ...home, text: 'first' });
  registry = testRegistry(store);
  const dist = await remoteDist(folder, { ...home, text: 'second' });
  await writeRelease(dist);
  const one = await readPackage(dist);
  canary = one.release.id;
  await registry.take(one);
  await registry.canary({ name: 'mf-home', id: canary, percent: 50 });

  const metrics = createMetrics();
  const gateway = await testGateway(store, folder, () => {}, { metrics });
  open.defer(() => gateway.close());
  port = await listen(gateway.server);
  const shown = createMetricsServer(metrics);
  open.defer(async () => void shown.close().closeAllConnections());
  const address = `http://127.0.0.1:${await listen(shown)}`;
  logged = [];
  counts = openCounts(store.objects);
  const read = gatewayMetrics([address], (entry) => logged.push(entry));
  let looks = 0;
  open.defer(
    watchReleases({
      store,
      registry: registry.as({ name: 'judge', allow() {} }),
      async read() {
        looks += 1;
        return read();
      },
      counts,
      log: (entry) => logged.push(entry),
      interval: 50,
    }),
  );
  // The watcher ignores what happened before its first look.
  await expect.poll(() => looks).toBeGreaterThan(1);
});

afterEach(() => open.disposeAsync());

/** The release that is live, and its canary's, as the gateway knows them. */
async function releases() {
  const { set } = (await store.latest())!;
  const { releases: all, canaries } = await store.set(set);
  return { live: all['mf-home']![0], canary: canaries?.[0]?.release };
}

/**
 * Opens the page in some browsers of every number, each with its own address. `then` returns what
 * each of them reports after that, by its release.
 */
async function visit(
  browsers: number,
  then: (release: string, index: number) => object | undefined = () => undefined,
) {
  const { live } = await releases();
  for (let index = 0; index < browsers; index += 1) {
    const localAddress = `127.0.${1 + Math.floor(index / 10)}.1`;
    const cookie = `ember_number=${index % 100}`;
    const headers = { cookie, 'sec-fetch-mode': 'navigate' };
    const { body } = await send(port, '/', { headers, localAddress });
    const release = String(body).includes('<main>second</main>') ? canary : live;
    const report = then(release, index);
    if (!report) continue;
    const response = await send(port, '/telemetry', {
      method: 'POST',
      headers: { cookie, origin: site.siteUrl },
      localAddress,
      body: JSON.stringify({ remote: 'mf-home', release, ...report }),
    });
    expect(response.status).toBe(204);
  }
}

/** The page views of both releases, as the registry has counted them. */
const viewsCounted = async () =>
  (await counts.of('mf-home')).reduce((sum, { views }) => sum + views, 0);

const failure = { path: '/', kind: 'render', message: 'Error: x' };

it('takes back a canary that throws for a tenth of its visitors, and says why', async () => {
  await visit(300, (release, index) =>
    release === canary && index % 10 === 0 ? failure : undefined,
  );
  await expect.poll(async () => (await releases()).canary).toBeUndefined();
  const [move] = await registry.history();
  expect(move).toMatchObject({ by: 'judge', canaries: { 'mf-home': null }, to: {} });
  expect(move!.why).toMatch(/^Failures on \d+ % of \d+ page views, 0 % with the live release\.$/);
  expect(logged).toContainEqual({
    event: 'canary-worse',
    level: 'error',
    remote: 'mf-home',
    release: canary,
    reason: move!.why,
  });
  const served = async () =>
    String((await send(port, '/', { headers: { cookie: 'ember_number=0' } })).body);
  await expect.poll(served).toContain('<main>first</main>');
  // All that it broke stays known.
  await expect.poll(viewsCounted).toBe(300);
});

it.runIf(isFull)('takes back a canary that is slower', async () => {
  await visit(400, (release, index) => ({
    vitals: { lcp: (release === canary ? 3_000 : 1_500) + (index % 7) * 100 },
  }));
  await expect.poll(async () => (await releases()).canary).toBeUndefined();
  expect((await registry.history())[0]!.why).toMatch(/^Three of four page views show what is/);
});

it('leaves a canary that is as good, and one that few have seen', async () => {
  // With few page views, even the worst canary stays.
  await visit(100, (release) => (release === canary ? failure : undefined));
  await expect.poll(viewsCounted).toBe(100);
  expect((await releases()).canary).toBe(canary);

  // Another release starts over.
  const dist = await remoteDist(folder, { ...home, text: 'third' });
  await writeRelease(dist);
  const one = await readPackage(dist);
  await registry.take(one);
  await registry.canary({ name: 'mf-home', id: one.release.id, percent: 50 });
  const { number } = (await store.latest())!;
  const status = async () => String((await send(port, '/live.json')).body);
  await expect.poll(status).toContain(`"move":${number}`);
  await visit(300, (_, index) => (index % 50 === 0 ? failure : undefined));
  await expect.poll(viewsCounted).toBe(400);
  expect((await releases()).canary).toBe(one.release.id);
  expect(logged).toEqual([]);
});

it('logs once that a gateway does not respond, and continues when it does', async () => {
  const lines: LogEntry[] = [];
  const metrics = createMetrics();
  const server = createMetricsServer(metrics);
  const at = await listen(server);
  const read = gatewayMetrics([`http://127.0.0.1:${at}`], (entry) => lines.push(entry));
  expect((await read()).map(({ name }) => name)).toEqual(['process_start_time_seconds']);
  server.close().closeAllConnections();
  expect([await read(), await read()]).toEqual([[], []]);
  server.listen(at, '127.0.0.1');
  open.defer(async () => void server.close().closeAllConnections());
  await read();
  expect(lines.map(({ event }) => event)).toEqual(['metrics-unreachable', 'metrics-reachable']);
});
