import { createHash } from 'node:crypto';
import type { Boot, ReleaseFiles, RouteData } from '@emberite/sdk/release';
import { expect, it } from 'vitest';
import type { Candidate } from './releaseSet.ts';
import { createReleaseSet } from './releaseSet.ts';
import { serveFiles } from './testing/serveFiles.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const route = (path: string, remote: string): RouteData => ({
  path,
  remote,
  access: 'public',
  frame: 'bare',
  title: 'A page',
});
const [home, sibling] = [route('/', 'mf-home'), route('/sibling', 'mf-home')];
const [linked, other] = [route('/linked', 'mf-linked'), route('/other', 'mf-other')];

const filesOf = (id: string, ...paths: string[]): ReleaseFiles => ({
  id,
  base: `/assets/${id}/`,
  entry: 'entry.js',
  integrity: {},
  pages: Object.fromEntries(paths.map((path) => [path, { js: [], css: [], shared: [] }])),
});

/**
 * Opens a document at `home` that links to `sibling` and `linked`. In its set, `mf-linked` and
 * `mf-other` have a live release and a previous one.
 */
async function openSet() {
  const texts: Record<string, string> = {};
  const server = await serveFiles(texts);
  const add = (path: string, value: unknown) => {
    texts[path] = JSON.stringify(value);
    return { url: server.origin + path, integrity: sha384(texts[path]) };
  };
  const ref = (id: string) => ({ id, ...add(`/${id}.json`, filesOf(id)) });
  const index = {
    routes: [home, sibling, linked, other],
    remotes: {
      'mf-linked': ['linked-live', 'linked-before'].map(ref),
      'mf-other': ['live', 'before'].map(ref),
    },
  };
  const boot: Boot = {
    set: add('/set.json', index),
    route: home,
    releases: [filesOf('home-live', '/', '/sibling'), filesOf('home-before', '/', '/sibling')],
    linked: { routes: [linked, sibling], releases: { 'mf-linked': filesOf('linked-live') } },
    nav: [],
    shared: {},
    frames: [],
    prerendered: false,
  };
  const set = createReleaseSet(boot);
  const candidates = async (of: RouteData) => {
    const found: Candidate[] = [];
    for await (const candidate of set.candidates(of)) found.push(candidate);
    return found;
  };
  return { server, texts, index, set, candidates };
}

it("provides the releases of the document's own page without a request", async () => {
  const { server, candidates } = await openSet();
  await using _ = server;
  const [live, before] = await candidates(home);
  expect([live?.id, before?.id]).toEqual(['home-live', 'home-before']);
  expect(await before?.files()).toEqual(filesOf('home-before', '/', '/sibling'));
  expect(server.requested).toEqual([]);
});

it('provides the live release of a linked page without a request, but not the previous one', async () => {
  const { server, set, candidates } = await openSet();
  await using _ = server;
  const live = await set.live(linked);
  expect(await live?.files()).toEqual(filesOf('linked-live'));
  expect(server.requested).toEqual([]);
  expect((await candidates(linked)).map(({ id }) => id)).toEqual(['linked-live', 'linked-before']);
  expect(server.requested).toEqual(['/set.json']);
});

it("provides the releases of a linked page of the document's own remote without a request", async () => {
  const { server, candidates } = await openSet();
  await using _ = server;
  expect((await candidates(sibling)).map(({ id }) => id)).toEqual(['home-live', 'home-before']);
  expect(server.requested).toEqual([]);
});

it('fetches the index once, and a release only on demand', async () => {
  const { server, set, index, candidates } = await openSet();
  await using _ = server;
  expect(await Promise.all([set.index(), set.index()])).toEqual([index, index]);
  const [live, before] = await candidates(other);
  expect(server.requested).toEqual(['/set.json']);
  expect([live?.id, before?.id]).toEqual(['live', 'before']);
  await Promise.all([live?.files(), live?.files()]);
  expect(server.requested).toEqual(['/set.json', '/live.json']);
});

it('fetches the index again after a failure', async () => {
  const { server, texts, set, index } = await openSet();
  await using _ = server;
  const kept = texts['/set.json'];
  delete texts['/set.json'];
  await expect(set.index()).rejects.toThrow();
  texts['/set.json'] = kept!;
  expect(await set.index()).toEqual(index);
});

it('provides only the live release of a linked page if the index does not arrive', async () => {
  const { server, texts, candidates } = await openSet();
  await using _ = server;
  delete texts['/set.json'];
  expect((await candidates(linked)).map(({ id }) => id)).toEqual(['linked-live']);
});

it('rejects a file with another hash', async () => {
  const { server, texts, set } = await openSet();
  await using _ = server;
  texts['/live.json'] = JSON.stringify(filesOf('evil'));
  const live = await set.live(other);
  await expect(live?.files()).rejects.toThrow();
});

it('has no releases for a remote that is not in the set', async () => {
  const { server, set } = await openSet();
  await using _ = server;
  expect(await set.live(route('/gone', 'mf-gone'))).toBeUndefined();
});
