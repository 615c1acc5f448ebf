import { brotliDecompressSync } from 'node:zlib';
import type { SetIndex } from '@emberite/release/data';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf } from '@emberite/release';
import { readPackage, writeRelease } from '@emberite/cli/release';
import type { Store } from '@emberite/store';
import type { RemoteSpec } from '@emberite/site/testing/fixtures';
import {
  liveSet,
  publish,
  remoteDist,
  shellDist,
  siteWith,
  tempFolder,
  testRegistry,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import type { Gateway } from './gateway.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/', '/thing/:id'], ownPath: '/own' };
const links = ['/', '/thing/1', '/added', '/other', '/more'].map((to) => `<a href="${to}">a</a>`);
const other = {
  name: 'mf-other',
  text: 'first',
  paths: ['/other', '/more', '/known/:id'],
  component: `() => '${links.join('')}'`,
  requires: { react: '>=19.0.0' },
};

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;
let gateway: Gateway;
let port: number;
/** The set that the gateway serves. */
let served: unknown;
/** The first release of the shell. */
let first: string;

const remote = (spec: RemoteSpec) => remoteDist(folder.path, spec);
const isServed = () => expect.poll(async () => served === (await liveSet(store))).toBe(true);
const liveShell = async () => (await store.set(await liveSet(store))).releases['shell']?.[0] ?? '';

/** Makes builds live, and waits until they are served. Returns the ids of their releases, in their order. */
async function goLive(...dists: Promise<string>[]): Promise<string[]> {
  const { releases } = await publish(store, await Promise.all(dists));
  await isServed();
  return releases.map(({ id }) => id);
}

beforeEach(async () => {
  folder = await tempFolder();
  store = await siteWith(folder.path, home, other);
  served = await liveSet(store);
  first = await liveShell();
  gateway = await testGateway(
    store,
    folder.path,
    ({ event, set }) => void (event === 'set-live' && (served = set)),
  );
  port = await listen(gateway.server);
});
afterEach(async () => {
  await gateway.close();
  await folder[Symbol.asyncDispose]();
});

const fetchIndex = (shell: string, headers: Record<string, string> = {}) =>
  send(port, `/index/${shell}.json`, { headers });

async function readIndex(shell: string) {
  const { status, body } = await fetchIndex(shell);
  expect(status).toBe(200);
  const { routes, remotes } = JSON.parse(String(body)) as SetIndex;
  const ids = Object.entries(remotes).map(([name, refs]) => [name, refs.map(({ id }) => id)]);
  return {
    remotes,
    ids: Object.fromEntries(ids) as Record<string, string[]>,
    paths: routes.map(({ path }) => path),
  };
}

it('names what is live, with the hash of each file list', async () => {
  const [second = ''] = await goLive(remote({ ...home, text: 'second', paths: ['/', '/fresh'] }));
  const { remotes, ids, paths } = await readIndex(first);
  expect(ids).toEqual({
    'mf-home': [second, expect.any(String)],
    'mf-other': [expect.any(String)],
  });
  expect(paths).toEqual(['/', '/fresh', '/own', '/other', '/more', '/known/:id']);
  for (const { url, integrity } of Object.values(remotes).flat()) {
    expect(integrityOf((await send(port, url)).body)).toBe(integrity);
  }
  const document = String((await send(port, '/')).body);
  expect(document).toContain(`"index":"/index/${first}.json"`);
});

it.runIf(isFull)('is revalidated, and changes with what is live', async () => {
  const { headers, body } = await fetchIndex(first, { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  const cached = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
  expect((await fetchIndex(first, cached)).status).toBe(304);
  await goLive(remote({ ...home, text: 'second' }));
  const later = await fetchIndex(first, cached);
  expect(later.status).toBe(200);
  expect(brotliDecompressSync(later.body)).not.toEqual(brotliDecompressSync(body));
  await testRegistry(store).rollback('mf-home');
  await isServed();
  expect((await fetchIndex(first, cached)).status).toBe(304);
});

it.runIf(isFull)(
  'has for an earlier shell the latest releases that it can run, with their routes',
  async () => {
    const before = await readIndex(first);
    const [, second] = await goLive(
      shellDist(folder.path, '20.0.0'),
      remote({ ...home, text: 'second', paths: ['/', '/fresh'], requires: { react: '^20.0.0' } }),
      remote({ name: 'mf-new', text: 'new', paths: ['/new'], requires: { react: '^20.0.0' } }),
    );
    expect(await readIndex(first)).toEqual(before);
    const now = await readIndex(await liveShell());
    expect(now.ids['mf-home']).toEqual([second]);
    expect(now.paths).toEqual(expect.arrayContaining(['/fresh', '/new']));
    expect(now.paths).not.toContain('/thing/:id');

    const [third] = await goLive(
      remote({ ...home, text: 'third', requires: { react: '>=19.0.0' } }),
    );
    expect((await readIndex(first)).ids['mf-home']).toEqual([third, ...before.ids['mf-home']!]);
    expect((await readIndex(await liveShell())).ids['mf-home']).toEqual([third, second]);
  },
);

it('does not exist for a shell that has never been live', async () => {
  const dist = await shellDist(folder.path, '19.9.0');
  const { id: unpublished } = await writeRelease(dist);
  await testRegistry(store).take(await readPackage(dist));
  for (const id of [unpublished, 'none', (await readIndex(first)).ids['mf-home']![0]!]) {
    expect((await fetchIndex(id)).status).toBe(404);
  }
});

/** The documents of some paths, as they are sent: their ETag is made of their headers and bytes. */
const documents = async (...paths: string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { headers, body } = await send(port, path);
      return [path, headers.etag, String(body)];
    }),
  );

it.runIf(isFull)(
  'lets a remote be published without any change to the documents of the others',
  async () => {
    const [ofHome, ofOther] = [
      ['/', '/thing/1', '/own'],
      ['/other', '/more', '/known/1', '/nothing'],
    ];
    const before = await documents(...ofOther);
    const homeBefore = await documents(...ofHome);
    await goLive(remote({ ...home, text: 'second', paths: [...home.paths, '/added'] }));
    expect(await documents(...ofOther)).toEqual(before);
    const homeAfter = await documents(...ofHome);
    for (const [position, document] of homeAfter.entries()) {
      expect(document).not.toEqual(homeBefore[position]);
    }
    await goLive(remote({ name: 'mf-new', text: 'new', paths: ['/new'] }));
    await goLive(remote({ ...other, text: 'second' }));
    await testRegistry(store).rollback('mf-other');
    await isServed();
    expect(await documents(...ofHome)).toEqual(homeAfter);
    // The navigation is part of what the member frame shows.
    await goLive(remote({ name: 'mf-nav', text: 'nav', paths: ['/nav'], icon: ['M0 0h1'] }));
    const [landing, thing, own] = await documents(...ofHome);
    expect([landing, thing]).toEqual(homeAfter.slice(0, 2));
    expect(own).not.toEqual(homeAfter[2]);
  },
);
