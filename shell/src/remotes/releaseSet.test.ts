import { createHash } from 'node:crypto';
import type { Boot, ReleaseFiles, RouteData } from '@emberite/sdk/release';
import { expect, it } from 'vitest';
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
const [home, other] = [route('/', 'mf-home'), route('/other', 'mf-other')];

const filesOf = (id: string): ReleaseFiles => ({
  id,
  base: `/assets/${id}/`,
  entry: 'entry.js',
  integrity: {},
  pages: {},
});

/** Opens a document at `home`, in a set where `mf-other` has a live release and a previous one. */
async function openSet() {
  const texts: Record<string, string> = {};
  const server = await serveFiles(texts);
  const add = (path: string, value: unknown) => {
    texts[path] = JSON.stringify(value);
    return { url: server.origin + path, integrity: sha384(texts[path]) };
  };
  const releases = ['live', 'before'].map((id) => ({ id, ...add(`/${id}.json`, filesOf(id)) }));
  const index = { routes: [home, other], remotes: { 'mf-other': releases } };
  const boot: Boot = {
    set: add('/set.json', index),
    route: home,
    releases: [filesOf('home-live'), filesOf('home-before')],
    nav: [],
    shared: {},
    frames: [],
    prerendered: false,
  };
  return { server, texts, index, set: createReleaseSet(boot) };
}

it("provides the releases of the document's own page without a request", async () => {
  const { server, set } = await openSet();
  await using _ = server;
  const candidates = await set.candidates(home);
  expect(candidates.map(({ id }) => id)).toEqual(['home-live', 'home-before']);
  expect(await candidates[1]?.files()).toEqual(filesOf('home-before'));
  expect(server.requested).toEqual([]);
});

it('fetches the index once, and a release only on demand', async () => {
  const { server, set, index } = await openSet();
  await using _ = server;
  expect(await Promise.all([set.index(), set.index()])).toEqual([index, index]);
  const [live, before] = await set.candidates(other);
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

it('rejects a file with another hash', async () => {
  const { server, texts, set } = await openSet();
  await using _ = server;
  texts['/live.json'] = JSON.stringify(filesOf('evil'));
  const [live] = await set.candidates(other);
  await expect(live?.files()).rejects.toThrow();
});

it('has no releases for a remote that is not in the set', async () => {
  const { server, set } = await openSet();
  await using _ = server;
  expect(await set.candidates(route('/gone', 'mf-gone'))).toEqual([]);
});
