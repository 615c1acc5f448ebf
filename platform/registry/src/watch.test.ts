import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '@emberite/config/log';
import { RefusedError } from '@emberite/release';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics, createMetricsServer } from '@emberite/gateway';
import type { Store } from '@emberite/store';
import {
  packageOf,
  remoteDist,
  site,
  siteWith,
  tempFolder,
  testRegistry,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { openPage } from '@emberite/site/testing/visitor';
import type { Visitor } from '@emberite/site/testing/visitor';
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
/** How often it has looked at the gateway's counters. */
let looks: number;
/** What its next look waits for. */
let held: Promise<void> | undefined;
/** Why no canary can be taken back. */
let refusal: string | undefined;
/** Id of the canary's release. */
let canary: string;

/** A site with a canary for half of its browsers, and what watches it. */
beforeEach(async () => {
  open = new AsyncDisposableStack();
  folder = open.use(await tempFolder()).path;
  store = await siteWith(folder, { ...home, text: 'first' });
  registry = testRegistry(store);
  const one = await packageOf(await remoteDist(folder, { ...home, text: 'second' }));
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
  looks = 0;
  held = undefined;
  refusal = undefined;
  const judging = registry.as({ name: 'judge', allow() {} });
  open.defer(
    watchReleases({
      store,
      registry: {
        async abort(...given) {
          if (refusal !== undefined) throw new RefusedError(refusal);
          return judging.abort(...given);
        },
      },
      async read() {
        looks += 1;
        await held;
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

/** Resolves once what the gateway counts now has been judged. */
async function settled(): Promise<void> {
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 2);
}

/** The release that is live, and its canary's, as the gateway knows them. */
async function releases() {
  const { set } = (await store.latest())!;
  const { releases: all, canaries } = await store.set(set);
  return { live: all['mf-home']![0], canary: canaries?.[0]?.release };
}

/**
 * Opens the page in some browsers of every number, ten in each network. `then` is what its scripts
 * report by its release, besides the visit.
 */
async function visit(
  browsers: number,
  then: (release: string, index: number) => object | undefined = () => undefined,
  addressOf = (index: number) => `127.0.${1 + Math.floor(index / 10)}.1`,
): Promise<Visitor[]> {
  const { live } = await releases();
  const visitors: Visitor[] = [];
  for (let index = 0; index < browsers; index += 1) {
    const visitor = await openPage(port, index % 100, addressOf(index));
    const release = visitor.html.includes('<main>second</main>') ? canary : live;
    const own = { remote: 'mf-home', release };
    expect(await visitor.report(own)).toBe(204);
    const report = then(release, index);
    if (report) expect(await visitor.report({ ...own, ...report })).toBe(204);
    visitors.push(visitor);
  }
  return visitors;
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
  expect(move!.why).toMatch(
    /^Failures on \d+(?:\.\d)? % of \d+ page views \(\d+, from ([5-9]|1\d) networks\), 0 % of \d+ with the live release \(0\)\.$/,
  );
  await expect
    .poll(() => logged)
    .toContainEqual({
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

it.runIf(isFull)(
  'judges what it has seen in a look that could not store the hour before, and stores it later',
  async () => {
    await visit(10);
    await expect.poll(viewsCounted).toBe(10);
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before);
    await visit(300, (release) => (release === canary ? failure : undefined));
    const inTheWay = join(folder, 'store/counts');
    await writeFile(inTheWay, '');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    resolve();
    await expect.poll(async () => (await releases()).canary).toBeUndefined();
    await expect
      .poll(() => logged.map(({ event }) => event))
      .toEqual(expect.arrayContaining(['canary-worse', 'watch-failed']));
    await rm(inTheWay);
    await expect.poll(() => logged.at(-1)?.event).toBe('watch-works');
    expect(await viewsCounted()).toBe(310);
  },
);

it('says why a canary stays that is worse, and takes it back as soon as it can', async () => {
  refusal = 'mf-home cannot change now.';
  await visit(300, (release) => (release === canary ? failure : undefined));
  const events = () => logged.map(({ event }) => event);
  await expect.poll(events).toEqual(['watch-failed']);
  expect(logged[0]?.['reason']).toMatch(
    /^Error: The canary of mf-home is worse, and stays: Failures on .*\. mf-home cannot change now\.$/,
  );
  refusal = undefined;
  await expect.poll(events).toEqual(['watch-failed', 'canary-worse', 'watch-works']);
  expect((await releases()).canary).toBeUndefined();
});

it.runIf(isFull)('takes back a canary that is slower', async () => {
  await visit(400, (release, index) => ({
    vitals: { lcp: (release === canary ? 3_000 : 1_500) + (index % 7) * 100 },
  }));
  await expect.poll(async () => (await releases()).canary).toBeUndefined();
  expect((await registry.history())[0]!.why).toMatch(/^Three of four page views show what is/);
});

/** What the registry has found out about failures, as its team reads it in the counts. */
const failuresCounted = async () =>
  (await counts.of('mf-home')).reduce((sum, { failures }) => sum + failures, 0);

it('leaves a canary whose failures somebody invents', async () => {
  const [first] = await visit(300);
  const forge = async (body: object, from: string) =>
    send(port, '/telemetry', {
      method: 'POST',
      headers: { origin: site.siteUrl, cookie: 'ember_number=0' },
      localAddress: from,
      body: JSON.stringify({ remote: 'mf-home', release: canary, ...failure, ...body }),
    });
  const [signature = '', ...rest] = first!.view!.split('.');
  for (let index = 0; index < 10; index += 1) {
    const from = `127.1.${index}.1`;
    const [id, ...more] = rest;
    for (const view of [
      undefined,
      'made-up',
      `${signature}.${index}${id!.slice(1)}.${more.join('.')}`,
    ]) {
      expect((await forge({ view }, from)).status).toBe(204);
    }
    // The same document says it again and again; that of a live page speaks for no canary.
    await forge({ view: first!.view }, from);
    const live = await openPage(port, 99, from);
    expect(await live.report({ remote: 'mf-home', release: canary, ...failure })).toBe(204);
  }
  await expect.poll(failuresCounted).toBe(50);
  await settled();
  expect((await releases()).canary).toBe(canary);
});

it.runIf(isFull)(
  'leaves a canary that fails in few networks only, whatever they report',
  async () => {
    // Four networks, of two kinds.
    const address = (index: number) => `127.0.${index % 4}.${1 + Math.floor(index / 20)}`;
    await visit(300, (release) => (release === canary ? failure : undefined), address);
    await expect.poll(failuresCounted).toBe(150);
    await settled();
    expect((await releases()).canary).toBe(canary);
  },
);

it.runIf(isFull)('leaves a canary whose documents only programs fetch', async () => {
  for (let index = 0; index < 300; index += 1) await openPage(port, index % 100);
  for (let index = 0; index < 60; index += 1) {
    const visitor = await openPage(port, index % 50, `127.0.${index}.1`);
    expect(await visitor.report({ remote: 'mf-home', release: canary, ...failure })).toBe(204);
  }
  await expect.poll(failuresCounted).toBe(60);
  await settled();
  expect((await releases()).canary).toBe(canary);
});

it.runIf(isFull)('leaves a canary that is as good, and one that few have seen', async () => {
  // With few page views, even the worst canary stays.
  await visit(100, (release) => (release === canary ? failure : undefined));
  await expect.poll(viewsCounted).toBe(100);
  expect((await releases()).canary).toBe(canary);

  // Another release starts over.
  const one = await packageOf(await remoteDist(folder, { ...home, text: 'third' }));
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

it.runIf(isFull)(
  'logs once that a gateway does not respond, and continues when it does',
  async () => {
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
  },
);
