import { createHash } from 'node:crypto';
import type { Boot, ReleaseFiles, RouteData } from '@emberite/release/data';
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
const other = route('/other', 'mf-other');

const filesOf = (id: string, ...paths: string[]): ReleaseFiles => ({
  id,
  base: `/assets/${id}/`,
  entry: 'entry.js',
  integrity: {},
  pages: Object.fromEntries(paths.map((path) => [path, { js: [], css: [], shared: [] }])),
});

/** Opens a document at `home` that links to `sibling`. In the index, `mf-other` has two releases. */
async function openSet() {
  const texts: Record<string, string> = {};
  const server = await serveFiles(texts);
  const add = (path: string, value: unknown) => {
    texts[path] = JSON.stringify(value);
    return { url: server.origin + path, integrity: sha384(texts[path]) };
  };
  const ref = (id: string) => ({ id, ...add(`/${id}.json`, filesOf(id)) });
  const index = {
    routes: [home, sibling, other],
    remotes: { 'mf-home': ['home-next'].map(ref), 'mf-other': ['live', 'before'].map(ref) },
  };
  const boot: Boot = {
    index: add('/index.json', index).url,
    route: home,
    releases: [filesOf('home-live', '/', '/sibling'), filesOf('home-before', '/', '/sibling')],
    linked: [sibling],
    nav: [],
    menu: [],
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

it.each([home, sibling])(
  "provides the document's own releases for $path, which it names, without a request",
  async (named) => {
    const { server, candidates } = await openSet();
    await using _ = server;
    const [live, before] = await candidates(named);
    expect([live?.id, before?.id]).toEqual(['home-live', 'home-before']);
    expect(await before?.files()).toEqual(filesOf('home-before', '/', '/sibling'));
    expect(server.requested).toEqual([]);
  },
);

it('fetches the index once, and a release only on demand', async () => {
  const { server, set, index, candidates } = await openSet();
  await using _ = server;
  expect(await Promise.all([set.index(), set.index()])).toEqual([index, index]);
  const [live, before] = await candidates(other);
  expect(server.requested).toEqual(['/index.json']);
  expect([live?.id, before?.id]).toEqual(['live', 'before']);
  await Promise.all([live?.files(), live?.files()]);
  expect(server.requested).toEqual(['/index.json', '/live.json']);
});

it('keeps the first index that arrives, whatever goes live later', async () => {
  const { server, texts, set, index, candidates } = await openSet();
  await using _ = server;
  await set.index();
  texts['/index.json'] = JSON.stringify({ routes: [], remotes: {} });
  expect(await set.index()).toEqual(index);
  expect((await candidates(other)).map(({ id }) => id)).toEqual(['live', 'before']);
});

it('fetches the index again after a failure', async () => {
  const { server, texts, set, index, candidates } = await openSet();
  await using _ = server;
  const kept = texts['/index.json'];
  delete texts['/index.json'];
  await expect(set.index()).rejects.toThrow('returned 404');
  await expect(candidates(other)).rejects.toThrow('returned 404');
  texts['/index.json'] = kept!;
  expect(await set.index()).toEqual(index);
});

it('rejects a file list with another hash', async () => {
  const { server, texts, set } = await openSet();
  await using _ = server;
  texts['/live.json'] = JSON.stringify(filesOf('evil'));
  const live = await set.live(other);
  await expect(live?.files()).rejects.toThrow();
});

it('has no releases for a remote that is not in the index', async () => {
  const { server, set } = await openSet();
  await using _ = server;
  expect(await set.live(route('/gone', 'mf-gone'))).toBeUndefined();
});
