import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { registryAt } from '@emberite/cli/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import { hasTinyDisk, tinyDisk } from '../../../tools/tinyDisk.ts';
import type { Store } from '@emberite/store';
import { openStore } from '@emberite/store';
import {
  liveSet,
  packageOf,
  publish,
  remoteDist,
  shellDist,
  site,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { send } from '@emberite/site/testing/http';
import { spawnProgram, startRegistry } from '@emberite/site/testing/program';
import { openTokens } from './tokens.ts';

/** How a site's programs, each its own process, survive accidents of their machine. */

let open: AsyncDisposableStack;
let folder: string;
beforeEach(async () => {
  open = new AsyncDisposableStack();
  folder = open.use(await tempFolder()).path;
});
afterEach(() => open.disposeAsync());

const own = { ...site, siteUrl: 'http://localhost:4000' };

const home = (text: string) => remoteDist(folder, { name: 'mf-home', text, paths: ['/'] });

/** A store in a folder in which these texts of mf-home have been live, the last one now. */
async function storeWith(path: string, ...texts: string[]): Promise<Store> {
  const store = openStore(path);
  await publish(store, [await shellDist(folder)], own);
  for (const text of texts) await publish(store, [await home(text)], own);
  return store;
}

/** The addresses of what pages of the live set load. */
async function addresses(store: Store): Promise<string[]> {
  const { releases } = await store.set(await liveSet(store));
  const all = Object.entries(releases).map(async ([name, [id]]) => {
    const { files } = await store.release(name, id);
    return Object.keys(files).map((file) => `/assets/${name}/${file}`);
  });
  return [...(await Promise.all(all)).flat(), `/index/${releases['shell']?.[0]}.json`];
}

/** Starts a gateway. It has filled its cache when this resolves. */
async function startGateway(store: string, dataDir: string) {
  const port = await freePort();
  const program = spawnProgram('gateway', {
    STORE: store,
    DATA_DIR: dataDir,
    SITE_URL: own.siteUrl,
    API_URL: 'http://127.0.0.1:1',
    PORT: String(port),
  });
  open.use(program);
  await program.says(/"cache-filled"/);
  return {
    program,
    /** The text of the page. */
    async text() {
      const { body } = await send(port, '/');
      return /<main>(.*?)<\/main>/.exec(String(body))?.[1];
    },
    /** The set that it serves. */
    async live() {
      const { body } = await send(port, '/live.json');
      return (JSON.parse(String(body)) as { set: string }).set;
    },
    /** How often it has filled its cache. */
    fills: () => program.output().split('"cache-filled"').length - 1,
    /** What it has logged as errors, but for the API that is not there. */
    errors: () =>
      program
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"') && !line.includes('"api-unreachable"')),
    /** The statuses of these addresses, in every encoding. */
    async statuses(paths: string[]) {
      const all = new Set<number>();
      for (const path of paths) {
        for (const encoding of ['br', 'identity']) {
          const { status } = await send(port, path, { headers: { 'accept-encoding': encoding } });
          all.add(status);
        }
      }
      return [...all];
    },
  };
}

/** Starts a registry, and returns how to publish with it. */
async function startPublishing(store: Store, environment: Record<string, string>, script?: string) {
  const program = await startRegistry({ SITE_URL: own.siteUrl, ...environment }, script);
  open.use(program);
  const { text } = await openTokens(store.objects).create({ remotes: ['*'], paths: ['/'] });
  const registry = registryAt(program.url, text);
  return {
    ...program,
    registry,
    async publish(text: string) {
      return registry.publish([await packageOf(await home(text))], text);
    },
  };
}

describe.runIf(hasTinyDisk())('a full disk', () => {
  it('of the store fails publishes, and nothing else', async ({ task }) => {
    const disk = open.use(tinyDisk(16));
    const path = join(disk.path, 'store');
    const store = await storeWith(path, 'first');
    const gateway = await startGateway(path, folder);
    const { publish, registry, output } = await startPublishing(store, {
      STORE: path,
      DATA_DIR: folder,
    });
    const { length } = await registry.history();
    disk.fill();
    await expect(publish('second')).rejects.toThrow('The log of the registry says what.');
    expect(output()).toContain('ENOSPC');
    expect(await registry.history()).toHaveLength(length);
    expect(await gateway.text()).toBe('first');
    expect(await gateway.statuses(await addresses(store))).toEqual([200]);
    disk.empty();
    await publish('second');
    await expect.poll(gateway.text).toBe('second');
    row(task, 'accidents', {
      Accident: 'The disk of the store is full',
      'What happens':
        'Publishes fail, and the log of the registry says `ENOSPC`. Gateways keep serving. Once there is room, the same publish goes through',
      'What to do': '`npm run registry -- collect --keep 10`, or a larger disk',
    });
  });

  it('of a gateway does not affect visitors', async ({ task }) => {
    const disk = open.use(tinyDisk(4));
    const path = join(folder, 'store');
    const store = await storeWith(path, 'first');
    const gateway = await startGateway(path, disk.path);
    disk.fill();
    await publish(store, [await home('second')], own);
    await expect.poll(gateway.text).toBe('second');
    await gateway.program.says(/"cache-failed"/);
    expect(await gateway.statuses(await addresses(store))).toEqual([200]);
    disk.empty();
    await gateway.program.says(/"cache-works"/);
    expect(await gateway.statuses(await addresses(store))).toEqual([200]);
    row(task, 'accidents', {
      Accident: 'The disk of a gateway is full',
      'What happens':
        'It serves on, also what goes live now: it reads those files from the store each time. `cache-failed` in the log, `cache-works` once there is room',
      'What to do': 'Make room. `<DATA_DIR>/cache` may be deleted while it runs',
    });
  });
});

describe.runIf(isFull)('the folder of a site', () => {
  it('may get the store of a backup while it runs', async ({ task }) => {
    const path = join(folder, 'store');
    const store = await storeWith(path, 'first');
    const backup = join(folder, 'backup');
    await cp(path, backup, { recursive: true });
    const environment = { STORE: path, DATA_DIR: folder };
    const { registry, ...before } = await startPublishing(store, environment);
    const gateway = await startGateway(path, folder);
    await before.publish('second');
    await expect.poll(gateway.text).toBe('second');
    const newer = await addresses(store);
    await expect.poll(gateway.fills).toBe(2);

    await rm(path, { recursive: true });
    await cp(backup, path, { recursive: true });
    await expect.poll(gateway.text).toBe('first');
    // A tab that was opened before.
    expect(await gateway.statuses(newer)).toEqual([200]);
    const restarted = await startGateway(path, join(folder, 'other'));
    expect(await restarted.statuses(newer)).toEqual(expect.arrayContaining([200, 404]));

    // The token of the registry was made after the backup.
    await expect(registry.history()).rejects.toThrow('does not know this token');
    const again = await startPublishing(store, environment);
    await again.publish('second');
    await again.publish('third');
    for (const { text } of [gateway, restarted]) await expect.poll(text).toBe('third');
    expect(await gateway.statuses(newer)).toEqual([200]);
    row(task, 'accidents', {
      Accident: "Yesterday's store is put back over today's site, while it runs",
      'What happens':
        'Within a minute pages and tokens are those of yesterday. Tabs with newer pages get their files until their gateway restarts, then a 404',
      'What to do':
        'Publish again what is missing, and make tokens again that are younger; revoke what was revoked since',
    });
  });

  it('may have two gateways', async ({ task }) => {
    const path = join(folder, 'store');
    const store = await storeWith(path, 'first');
    const both = [await startGateway(path, folder), await startGateway(path, folder)];
    for (const text of ['second', 'third']) {
      await publish(store, [await home(text)], own);
      for (const one of both) {
        await expect.poll(one.text).toBe(text);
        expect(await one.statuses(await addresses(store))).toEqual([200]);
      }
    }
    for (const { errors } of both) expect(errors()).toEqual([]);
    row(task, 'accidents', {
      Accident: 'Two gateways with one `DATA_DIR`',
      'What happens': 'Both serve. They share the cache, in which every file is verified',
      'What to do': 'Nothing; a folder of its own for each makes them independent',
    });
  });

  it('may have two registries', async ({ task }) => {
    const path = join(folder, 'store');
    const store = await storeWith(path, 'first');
    const gateway = await startGateway(path, folder);
    const environment = { STORE: path, DATA_DIR: folder };
    const one = await startPublishing(store, environment);
    const other = await startPublishing(store, environment);
    await Promise.all([one.publish('second'), other.publish('third')]);
    const numbers = (await one.registry.history()).map(({ number }) => number);
    expect(numbers).toEqual([4, 3, 2, 1]);
    expect(await other.registry.history()).toHaveLength(4);
    const { releases } = await store.set(await liveSet(store));
    await expect.poll(() => gateway.live()).toBe(await liveSet(store));
    expect(releases['mf-home']).toHaveLength(3);
    row(task, 'accidents', {
      Accident: 'Two registries on one store',
      'What happens':
        'Both take releases, one move after the other. Each composes for its own configuration when it starts',
      'What to do': 'Stop one',
    });
  });

  it('may have the registry of the previous version still running', async ({ task }) => {
    const path = join(folder, 'store');
    const store = await storeWith(path, 'first');
    const composerOf = async () => (await store.set(await liveSet(store))).composer;
    const gateway = await startGateway(path, folder);
    const environment = { STORE: path, DATA_DIR: folder };
    const previous = await startPublishing(store, environment);
    const before = await composerOf();

    // The same sources with the composer of the next version.
    const next = join(folder, 'next');
    await cp('platform', join(next, 'platform'), { recursive: true });
    await symlink(resolve('packages'), join(next, 'packages'));
    const modules = join(next, 'node_modules');
    // Its links lead to the sources beside it.
    await cp('node_modules/@emberite', join(modules, '@emberite'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    for (const one of await readdir('node_modules')) {
      if (one !== '@emberite') await symlink(resolve('node_modules', one), join(modules, one));
    }
    const compose = join(next, 'platform/composer/src/compose.ts');
    const source = await readFile(compose, 'utf8');
    await writeFile(compose, source.replace(/(?<=const composer = )\d+/, String(before + 1)));
    const script = join(next, 'platform/registry/src/main.ts');

    const newer = await startPublishing(store, environment, script);
    await expect.poll(composerOf).toBe(before + 1);
    await previous.publish('second');
    expect(await composerOf()).toBe(before);
    await expect.poll(gateway.text).toBe('second');
    expect(await previous.stop()).toBe(0);
    expect(await newer.stop()).toBe(0);
    await startPublishing(store, environment, script);
    await expect.poll(composerOf).toBe(before + 1);
    const live = await liveSet(store);
    await expect.poll(gateway.live).toBe(live);
    expect(await gateway.text()).toBe('second');
    expect(await gateway.statuses(await addresses(store))).toEqual([200]);
    expect(gateway.errors()).toEqual([]);
    row(task, 'accidents', {
      Accident: 'An upgrade of the registry while its previous version still runs',
      'What happens':
        'Gateways follow both. What the previous one publishes is composed as before, until the new one starts again',
      'What to do': 'Stop the previous one, then restart the new one',
    });
  });
});
