import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort } from '../../../../tools/freePort.ts';
import { memoryOf } from '../../../../tools/processes.ts';
import { openTokens } from '@emberite/registry';
import { openStore } from '@emberite/store';
import { publish, pageFile, remoteDist, shellDist, site, tempFolder } from './fixtures.ts';
import { send } from './http.ts';
import { spawnProgram, startRegistry } from './program.ts';

/** What an attack does to others. */
export interface Suffered<T> {
  result: T;
  /** The 99th percentile of the duration of other clients' calls, in ms. */
  p99: number;
  /** The maximum growth of the three programs' memory, in MB. */
  grown: number;
}

/** A gateway, a registry and an API, each in a process of its own, that is attacked. */
export type AbusedSite = Awaited<ReturnType<typeof startAbused>>;

/**
 * Starts a site whose landing page has 1.5 MB, with a video. Requests from this machine may claim a
 * client address.
 */
export async function startAbused() {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await tempFolder());
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const store = openStore(join(folder.path, 'store'));
  const component = "() => 'w'.repeat(1_500_000)";
  const home = await remoteDist(folder.path, {
    name: 'mf-home',
    text: 'home',
    component,
    paths: ['/'],
  });
  await writeFile(join(home, 'browser/video.mp4'), Buffer.alloc(20_000_000, 'video'));
  const dists = [await shellDist(folder.path), home];
  const { releases } = await publish(store, dists, { ...site, siteUrl });
  const id = releases.find(({ name }) => name === 'mf-home')?.id;
  const { text: token } = await openTokens(store.objects).create({ remotes: ['*'], paths: ['/'] });

  const common = { SITE_URL: siteUrl, STORE: join(folder.path, 'store') };
  const api = started.use(spawnProgram('api', { ...common, DATA_DIR: join(folder.path, 'api') }));
  const registry = started.use(
    await startRegistry({ ...common, DATA_DIR: join(folder.path, 'registry') }),
  );
  const [, apiPort] = await api.says(/"port":(\d+),"event":"listening"/);
  const gateway = started.use(
    spawnProgram('gateway', {
      ...common,
      DATA_DIR: join(folder.path, 'gateway'),
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      API_TIMEOUT: '5',
      KEEP_ALIVE: '5',
      REGISTRY_URL: registry.url,
      TRUST_PROXY: 'loopback',
    }),
  );
  await gateway.says(/Ready on/);
  const programs = [gateway, registry, api];
  const memory = () => {
    const each = programs.map(({ child }) => memoryOf(child.pid!));
    if (each.includes(0)) throw new Error('A program has ended.');
    return each.reduce((sum, one) => sum + one) / 1_024 ** 2;
  };
  const video = `/assets/mf-home/${id}/video.mp4`;
  const used = ['/robots.txt', video.replace('video.mp4', pageFile('home')), '/api/health'];
  const undo = started.move();

  return {
    port,
    siteUrl,
    /** The token for publishing to it. */
    token,
    /** The address of a video of 20 MB. */
    video,
    /** What the gateway has logged. */
    log: gateway.output,
    /** How many files and connections the gateway has open. */
    handles: async () => (await readdir(`/proc/${gateway.child.pid}/fd`)).length,
    /** Attacks it while others use it. Fails if one of them is not served. */
    async attack<T>(work: () => Promise<T>): Promise<Suffered<T>> {
      const before = memory();
      let peak = before;
      const times: number[] = [];
      const over = new AbortController();
      async function others(path: string): Promise<void> {
        while (!over.signal.aborted) {
          const start = performance.now();
          const headers = { Connection: 'close', 'X-Forwarded-For': '203.0.113.9' };
          const { status } = await send(port, path, { headers, localAddress: '127.0.0.9' });
          expect([path, status]).toEqual([path, 200]);
          times.push(performance.now() - start);
          peak = Math.max(peak, memory());
          await wait(50);
        }
      }
      const served = Promise.all(used.map(others));
      // The calls of others may fail first.
      const result = await Promise.race([
        work(),
        served.then(() => Promise.reject(new Error())),
      ]).finally(() => over.abort());
      await served;
      const sorted = times.toSorted((one, other) => one - other);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      return { result, p99, grown: peak - before };
    },
    [Symbol.asyncDispose]: () => undo.disposeAsync(),
  };
}
