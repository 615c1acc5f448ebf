import { join } from 'node:path';
import { readPackage, registryAt, writeRelease } from '@emberite/cli/release';
import { openObjects } from '@emberite/objects';
import { startS3 } from '@emberite/objects/testing';
import type { TestS3 } from '@emberite/objects/testing';
import { startTcpProxy } from '@emberite/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import { createRegistryServer, openTokens } from '@emberite/registry';
import type { Store } from '@emberite/store';
import { moveKey, openStore } from '@emberite/store';
import {
  liveSet,
  publish,
  remoteDist,
  shellDist,
  site,
  tempFolder,
  testRegistry,
} from '@emberite/site/testing/fixtures';
import { listen, send } from '@emberite/site/testing/http';
import { killPublishAt } from '@emberite/site/testing/publishElsewhere';
import type { Gateway } from './gateway.ts';
import { createGateway } from './gateway.ts';
import { createMetrics } from './metrics.ts';
import { slower } from '../../../tools/slow.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let s3: TestS3;
let store: Store;
let gateways: (Gateway & { port: number; events: string[]; sees: () => Promise<string> })[];

/** The store in the bucket, as another process opens it; at another endpoint if one is given. */
const openBucket = async (endpoint = s3.bucket.endpoint) =>
  openStore(await openObjects({ bucket: { ...s3.bucket, endpoint } }));

async function startGateway(cache: string, bucket = openBucket()) {
  const events: string[] = [];
  const metrics = createMetrics();
  const { register } = metrics;
  const gateway = await createGateway({
    store: await bucket,
    cache: join(folder.path, cache),
    siteUrl: site.siteUrl,
    apiUrl: 'http://127.0.0.1:1',
    production: true,
    log: ({ event }) => events.push(event),
    metrics,
  });
  const sees = () => register.getSingleMetricAsString('ember_upstream_reachable');
  return { ...gateway, events, sees, port: await listen(gateway.server) };
}

const home = (text: string) => remoteDist(folder.path, { name: 'mf-home', text, paths: ['/'] });

beforeEach(async () => {
  [folder, s3] = await Promise.all([tempFolder(), startS3()]);
  store = await openBucket();
  await publish(store, [await shellDist(folder.path), await home('first')]);
  gateways = [await startGateway('one'), await startGateway('two')];
});

afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  s3.stop();
  await folder[Symbol.asyncDispose]();
});

/** The text of the page at each gateway. */
const pages = () =>
  Promise.all(
    gateways.map(async ({ port }) => {
      const { body } = await send(port, '/');
      return /<main>(.*?)<\/main>/.exec(String(body))?.[1];
    }),
  );

const both = (text: string) => [text, text];

/** How often each gateway has logged an event. */
const counts = (event: string) =>
  gateways.map(({ events }) => events.filter((one) => one === event).length);

/**
 * The URLs that tabs may request: the files of live releases and of those before, and the index.
 */
async function addresses(): Promise<string[]> {
  const { releases } = await store.set(await liveSet(store));
  const all: string[] = [`/index/${releases['shell']?.[0]}.json`];
  for (const [name, ids] of Object.entries(releases)) {
    for (const id of ids.slice(0, 2)) {
      const { files } = await store.release(name, id);
      all.push(...Object.keys(files).map((file) => `/assets/${name}/${file}`));
      all.push(`/assets/${name}/${id}/release.json`);
    }
  }
  return all;
}

/** What the gateways fail to serve. */
async function failures(paths: string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { port } of gateways) {
    for (const path of paths) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status } = await send(port, path, { headers: { 'Accept-Encoding': encoding } });
        if (status !== 200) failed.push(`${status} ${path} ${encoding}`);
      }
    }
  }
  return failed;
}

/** Whether each gateway reports that it reaches the store. */
const reach = () =>
  Promise.all(
    gateways.map(async ({ sees }) =>
      Number(/server="store"} (\d)/.exec(await sees())?.[1] ?? 'none'),
    ),
  );

const moves = async () => (await testRegistry(store).history()).map(({ number }) => number);

it('is followed by every gateway, and accepts releases of several registries at once', async () => {
  await publish(store, [await home('second')]);
  await expect.poll(pages).toEqual(both('second'));
  const other = await remoteDist(folder.path, {
    name: 'mf-other',
    text: 'new',
    paths: ['/other'],
  });
  const dists = [await home('third'), other];
  await Promise.all(dists.map(async (dist) => publish(await openBucket(), [dist])));
  await expect.poll(pages).toEqual(both('third'));
  for (const { port } of gateways) {
    await expect.poll(async () => String((await send(port, '/other')).body)).toContain('new');
  }
  await testRegistry(store).rollback('mf-home');
  await expect.poll(pages).toEqual(both('second'));
  expect(await moves()).toEqual([5, 4, 3, 2, 1]);
  expect(await failures(await addresses())).toEqual([]);
});

it('is asked for nothing but the next move while nothing happens', async () => {
  const { objects } = await openBucket();
  const asked: string[] = [];
  const count =
    <T>(request: (key: string) => T) =>
    (key: string) => {
      if (key.startsWith('moves/')) asked.push(key);
      return request(key);
    };
  const counted = openStore({
    ...objects,
    get: count(objects.get),
    size: count(objects.size),
    list: count(objects.list),
  });
  gateways.push(await startGateway('three', Promise.resolve(counted)));
  asked.length = 0;
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  expect(new Set(asked)).toEqual(new Set([moveKey(2)]));
});

it.runIf(isFull)(
  'may be unreachable: gateways keep serving, and catch up when it is back',
  async ({ task }) => {
    await publish(store, [await home('second')]);
    await expect.poll(() => counts('set-live')).toEqual([1, 1]);
    await expect.poll(() => counts('cache-filled')).toEqual([2, 2]);
    const paths = await addresses();
    expect(await reach()).toEqual([1, 1]);
    await s3.pause();
    await expect.poll(() => counts('store-unreachable')).toEqual([1, 1]);
    await expect(startGateway('late')).rejects.toThrow('The store cannot be read: ');
    expect(await pages()).toEqual(both('second'));
    // Longer than the pause before a missing file is requested again.
    for (const start = performance.now(); performance.now() - start < 1_500;) {
      expect(await failures(['/', '/robots.txt', ...paths])).toEqual([]);
    }
    expect(counts('store-reachable')).toEqual([0, 0]);
    expect(await reach()).toEqual([0, 0]);

    await s3.resume();
    await expect.poll(() => counts('store-reachable')).toEqual([1, 1]);
    expect(counts('store-unreachable')).toEqual([1, 1]);
    expect(await reach()).toEqual([1, 1]);
    await publish(store, [await home('third')]);
    await expect.poll(pages).toEqual(both('third'));
    await expect.poll(() => counts('cache-filled')).toEqual([3, 3]);
    expect(await failures(await addresses())).toEqual([]);
    row(task, 'accidents', {
      Accident: "The store's bucket is away",
      'What happens':
        'Gateways serve the live set and its files, say `store-unreachable`, and follow when it is back. A gateway that starts meanwhile does not run. Publishes fail',
      'What to do': 'Wait for the service. Start no gateway again, and let nobody empty a cache',
    });
  },
);

it.runIf(isFull)(
  'may be slow, or hang: a gateway keeps serving, and catches up',
  async ({ task }) => {
    const proxy = await startTcpProxy(Number(new URL(s3.bucket.endpoint).port));
    const slow = await startGateway('slow', openBucket(`http://127.0.0.1:${proxy.port}`));
    gateways.push(slow);
    await expect.poll(() => counts('cache-filled')).toEqual([1, 1, 1]);
    proxy.slow(1_000);
    await publish(store, [await home('second')]);
    await expect.poll(pages, { timeout: 60_000 * slower }).toEqual(['second', 'second', 'second']);
    await expect
      .poll(() => counts('cache-filled'), { timeout: 120_000 * slower })
      .toEqual([2, 2, 2]);
    expect(counts('store-unreachable')).toEqual([0, 0, 0]);

    proxy.stall();
    // Three tries of ten seconds.
    await expect
      .poll(() => slow.events, { timeout: 90_000 * slower })
      .toContain('store-unreachable');
    expect(await failures(['/', ...(await addresses())])).toEqual([]);
    proxy.mend();
    await publish(store, [await home('third')]);
    await expect.poll(pages, { timeout: 60_000 * slower }).toEqual(['third', 'third', 'third']);
    expect(slow.events).toContain('store-reachable');
    await proxy.end();
    row(task, 'accidents', {
      Accident: "The store's bucket is slow, or does not respond",
      'What happens':
        'With a second of delay for each response, what is published is live some seconds later. If nothing comes for half a minute, it counts as away',
      'What to do': 'As if it were away',
    });
  },
);

it.runIf(isFull)(
  'may be unreachable while a gateway fills its cache, which continues when it is back',
  async () => {
    const gateway = await startGateway('three');
    gateways.push(gateway);
    await s3.pause();
    await expect.poll(() => gateway.events).toContain('cache-failed');
    await s3.resume();
    await expect.poll(() => gateway.events).toContain('cache-filled');
    expect(gateway.events.filter((event) => event === 'cache-failed')).toHaveLength(1);
  },
);

it.runIf(isFull)(
  'fails a publish in one sentence while it is unreachable, and accepts the next one',
  async () => {
    const { text } = await openTokens(store.objects).create({ remotes: ['*'], paths: ['/'] });
    const server = createRegistryServer(testRegistry(store), openTokens(store.objects), () => {});
    const registry = registryAt(`http://127.0.0.1:${await listen(server)}`, text);
    const dist = await home('second');
    await writeRelease(dist);
    const second = await readPackage(dist);
    const failed = 'Something went wrong. The log of the registry says what.';

    let pausing: Promise<void> | undefined;
    const pauseAtRendering = (says: string) => {
      if (says.startsWith('Rendering')) pausing = s3.pause();
    };
    await expect(registry.publish([second], '', pauseAtRendering)).rejects.toThrow(failed);
    await pausing;
    await expect(registry.publish([second])).rejects.toThrow(failed);
    await s3.resume();
    expect(await moves()).toEqual([1]);
    expect(await pages()).toEqual(both('first'));

    expect((await registry.publish([second])).move?.number).toBe(2);
    await expect.poll(pages).toEqual(both('second'));
    expect(await failures(await addresses())).toEqual([]);
    server.close();
    server.closeAllConnections();
  },
);

it.runIf(isFull)('keeps a live site whole when publishes are killed', async () => {
  const place = { bucket: s3.bucket };
  const second = await home('second');
  for (const prefix of sample(['sets/', 'releases/mf-home/'])) {
    await killPublishAt(place, second, prefix);
    expect([await moves(), await pages()]).toEqual([[1], both('first')]);
  }
  await killPublishAt(place, await home('third'), 'moves/');
  await expect.poll(pages).toEqual(both('third'));
  expect(await failures(await addresses())).toEqual([]);
  await publish(store, [second]);
  await expect.poll(pages).toEqual(both('second'));
  expect(await moves()).toEqual([3, 2, 1]);
  expect(await failures(await addresses())).toEqual([]);
});
