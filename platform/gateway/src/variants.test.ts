import { rename } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readPackage, writeRelease } from '@emberite/cli/release';
import type { SetIndex } from '@emberite/release/data';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRegistryServer, openTokens } from '@emberite/registry';
import type { SiteRegistry } from '@emberite/registry';
import { openStore } from '@emberite/store';
import type { Store } from '@emberite/store';
import { remoteDist, siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import type { RemoteSpec } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { createMetrics } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { Metrics } from './metrics.ts';
import { isFull } from '../../../tools/sample.ts';

const home = {
  name: 'mf-home',
  text: 'first',
  paths: ['/', '/enter'],
  own: { '/enter': { role: 'login' as const } },
};
const other = { name: 'mf-other', text: 'first', paths: ['/other'] };

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;
let registry: SiteRegistry;
let gateway: Gateway;
let metrics: Metrics;
let port: number;
/** The registry, as the gateway reaches it. */
let behind: Server;
/** An API for which the session cookie is the id of the signed-in user. */
let api: Server;
/** What the gateway has asked that API. */
const asked: string[] = [];
/** The last move that the gateway serves. */
const served = async () =>
  (JSON.parse(String((await send(port, '/live.json')).body)) as { move: number }).move;

const isServed = () =>
  expect.poll(async () => (await served()) === (await store.latest())?.number).toBe(true);

beforeEach(async () => {
  folder = await tempFolder();
  store = await siteWith(folder.path, home, other);
  registry = testRegistry(store);
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const id = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const user = { identities: [], location: null, place: null, hasProfile: true };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(id ? { id, ...user, roadmaps: {}, ownedInvites: [] } : null));
  });
  const apiUrl = `http://127.0.0.1:${await listen(api)}`;
  behind = createRegistryServer(registry, openTokens(store.objects), () => {});
  const registryUrl = `http://127.0.0.1:${await listen(behind)}`;
  metrics = createMetrics();
  gateway = await testGateway(store, folder.path, () => {}, { apiUrl, registryUrl, metrics });
  port = await listen(gateway.server);
});

afterEach(async () => {
  await gateway.close();
  for (const server of [api, behind]) server.close().closeAllConnections();
  await folder[Symbol.asyncDispose]();
});

/** Uploads a release without making it live. Returns its id. */
async function take(spec: RemoteSpec): Promise<string> {
  const dist = await remoteDist(folder.path, spec);
  await writeRelease(dist);
  const one = await readPackage(dist);
  await registry.take(one);
  return one.release.id;
}

const get = (path: string, ...cookies: string[]) =>
  send(port, path, { headers: { cookie: cookies.join('; ') } });

const textOf = async (path: string, ...cookies: string[]) =>
  String((await get(path, ...cookies)).body);

/** The cookies that a response sets, as a request sends them. */
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof send>>) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]!);

/** The release of a remote that a browser's tabs open. */
async function inIndex(name: string, ...cookies: string[]): Promise<string | undefined> {
  const shell = (await registry.list()).remotes.find((one) => one.name === 'shell')!.live;
  const index = JSON.parse(await textOf(`/index/${shell}.json`, ...cookies)) as SetIndex;
  return index.remotes[name]?.[0]?.id;
}

it('gives a canary to its browsers only, always to the same ones, and to nobody once it has ended', async () => {
  const before = await get('/other');
  expect(before.headers['set-cookie']).toBeUndefined();
  const id = await take({ ...other, text: 'second', paths: ['/other', '/new'] });
  await registry.canary({ name: 'mf-other', id, percent: 10 });
  await isServed();

  const texts = await Promise.all(
    Array.from({ length: 100 }, (_, number) => textOf('/other', `ember_number=${number}`)),
  );
  expect(texts.filter((text) => text.includes('<main>second</main>'))).toHaveLength(10);
  expect(texts.filter((text) => text.includes('<main>first</main>'))).toHaveLength(90);
  const numbers = texts.flatMap((text, number) => (text.includes('second') ? [number] : []));
  expect(await inIndex('mf-other', `ember_number=${numbers[0]}`)).toBe(id);
  expect(await inIndex('mf-other', `ember_number=${(numbers[9]! + 1) % 100}`)).not.toBe(id);
  // The files of the site itself are the same for everybody.
  expect(await textOf('/new', `ember_number=${numbers[0]}`)).toContain('<main>second</main>');
  const map = await get('/sitemap.xml', `ember_number=${numbers[0]}`);
  expect(String(map.body)).toContain('/other<');
  expect(String(map.body)).not.toContain('/new<');
  expect((await get('/sitemap.xml')).headers['set-cookie']).toBeUndefined();
  // A browser without a number gets one, with the set that belongs to it.
  const first = await get('/other');
  const again = await get('/other', ...cookiesOf(first));
  expect(String(again.body)).toBe(String(first.body));
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.headers.vary).toContain('Cookie');
  expect(again.headers['cache-control']).toBe('private, no-cache, no-transform');

  // A tab that was opened before requests its index without a number, and stays with the live set.
  expect(await inIndex('mf-other')).not.toBe(id);

  // More browsers get it, and those that have it keep it.
  await registry.canary({ name: 'mf-other', id, percent: 50 });
  await isServed();
  for (const number of numbers) {
    expect(await textOf('/other', `ember_number=${number}`)).toContain('<main>second</main>');
  }

  await registry.abort('mf-other', 'It is slow.');
  await isServed();
  const after = await get('/other', 'ember_number=0');
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(after.body).toEqual(before.body);
  expect(after.headers.vary).not.toContain('Cookie');
  expect(after.headers['cache-control']).toBe('no-cache, no-transform');
  const [ended] = await registry.history('mf-other');
  expect(ended).toMatchObject({ why: 'It is slow.', to: {}, canaries: { 'mf-other': null } });
});

it.runIf(isFull)('keeps the browsers of one canary when another one grows', async () => {
  const [one, two] = [await take({ ...home, text: 'two' }), await take({ ...other, text: 'two' })];
  await registry.canary({ name: 'mf-home', id: one, percent: 10 });
  await registry.canary({ name: 'mf-other', id: two, percent: 10 });
  await registry.canary({ name: 'mf-home', id: one, percent: 20 });
  await isServed();
  const isIn = async (number: number) =>
    (await textOf('/other', `ember_number=${number}`)).includes('<main>two</main>');
  expect([await isIn(9), await isIn(10), await isIn(19), await isIn(20)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  // Only the release that somebody has judged is taken back.
  await expect(registry.abort('mf-other', 'It is slow.', undefined, one)).rejects.toThrow(
    `The canary of mf-other is ${two} now.`,
  );
});

it.runIf(isFull)(
  'measures the pages of a package with a canary, and no others, and counts visits on all',
  async () => {
    const id = await take({ ...other, text: 'second' });
    await registry.canary({ name: 'mf-other', id, percent: 50 });
    await isServed();
    for (const number of [0, 99]) {
      const cookie = `ember_number=${number}`;
      expect(await textOf('/other', cookie)).toMatch(
        /<script type="module" src="[^"]+\/vitals\.1\.js" integrity="sha384/,
      );
      expect(await textOf('/', cookie)).not.toContain('/vitals.1.js');
      expect(await textOf('/', cookie)).toMatch(
        /id="ember-compared">\["mf-other"\]<.*\/visits\.1\.js" integrity="sha384/,
      );
    }
    await registry.promote('mf-other');
    await isServed();
    expect(await textOf('/other', 'ember_number=0')).toContain('<main>second</main>');
    expect(await textOf('/other', 'ember_number=99')).toContain('<main>second</main>');
    expect(await textOf('/other', 'ember_number=0')).not.toMatch(/\/(vitals|visits)\.1\.js/);
  },
);

it.runIf(isFull)(
  'keeps a canary while others publish, ends one that its own team publishes over',
  async () => {
    const id = await take({ ...other, text: 'second' });
    await registry.canary({ name: 'mf-other', id, percent: 50 });
    const homeId = await take({ ...home, text: 'second' });
    await registry.goLive([{ name: 'mf-home', id: homeId }]);
    await isServed();
    expect(await textOf('/other', 'ember_number=0')).toContain('<main>second</main>');
    expect(await textOf('/', 'ember_number=0')).toContain('<main>second</main>');

    const third = await take({ ...other, text: 'third' });
    await registry.goLive([{ name: 'mf-other', id: third }]);
    await isServed();
    expect(await textOf('/other', 'ember_number=0')).toContain('<main>third</main>');
    expect((await registry.history('mf-other'))[0]?.canaries).toEqual({ 'mf-other': null });
  },
);

it.runIf(isFull)(
  'ends a canary that does not work with what goes live, and refuses one with too many browsers',
  async () => {
    const id = await take({ ...other, text: 'second', paths: ['/other', '/new'] });
    await registry.canary({ name: 'mf-other', id, percent: 50 });
    const homeId = await take({ ...home, text: 'second', paths: [...home.paths, '/new'] });
    const { warnings } = await registry.goLive([{ name: 'mf-home', id: homeId }]);
    expect(warnings.join()).toMatch(/The canary of mf-other has ended: .*\/new/);

    const one = await take({ ...home, text: 'third' });
    const two = await take({ ...other, text: 'fourth' });
    await registry.canary({ name: 'mf-home', id: one, percent: 50 });
    await registry.canary({ name: 'mf-other', id: two, percent: 40 });
    await expect(registry.canary({ name: 'mf-other', id: two, percent: 51 })).rejects.toThrow(
      'There are not enough browsers left for 51 % of them: mf-home has 50 %.',
    );
  },
);

/** Makes a preview as the team of mf-other. Returns the path of its link. */
async function previewOf(spec: RemoteSpec): Promise<string> {
  const grant = { remotes: ['mf-other'], paths: ['/other'], people: ['Ana@example.com'] };
  const tokens = openTokens(store.objects);
  const [token = (await tokens.create(grant)).token] = await tokens.list();
  const team = registry.as({ name: token.name, allow() {} });
  const { url } = await team.preview('mf-other', await take(spec));
  return new URL(url).pathname;
}

it('shows a preview to the people of its team only, on all pages, until they leave it', async () => {
  const path = await previewOf({ ...other, text: 'second' });
  const stranger = await get(path, 'sid=bob@example.com');
  expect(stranger.status).toBe(403);
  expect(String(stranger.body)).toContain('Only the people of mf-other can open it.');
  expect(stranger.headers['set-cookie']).toBeUndefined();
  const visitor = await get(path);
  expect(visitor.headers.location).toBe(`/enter?redirectedFrom=${encodeURIComponent(path)}`);

  const opened = await get(path, 'sid=ana@example.com');
  expect(opened.headers.location).toBe('/other');
  expect(opened.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  const [cookie] = cookiesOf(opened);
  const shown = await textOf('/other', cookie!, 'sid=ana@example.com');
  expect(shown).toContain('<main>second</main>');
  expect(shown).toMatch(/id="ember-team">\{"preview":\{"name":"mf-other"/);
  expect(shown).toContain('/team.1.js');
  const home2 = await textOf('/', cookie!, 'sid=ana@example.com');
  expect(home2).toContain('<main>first</main>');
  expect(home2).toContain('/team.1.js');
  expect(await inIndex('mf-other', cookie!, 'sid=ana@example.com')).toBe(
    (await store.release('mf-other', /"release":"([^"]+)"/.exec(shown)![1]!)).id,
  );
  // The cookie alone shows nothing: not to others, and not to visitors.
  for (const session of ['sid=bob@example.com', '']) {
    expect(await textOf('/other', cookie!, session)).toContain('<main>first</main>');
    expect(await textOf('/other', cookie!, session)).not.toContain('/team.1.js');
  }
  const left = await get('/preview/end?to=/other', cookie!);
  expect(left.headers.location).toBe('/other');
  expect(left.headers['set-cookie']?.[0]).toMatch(/^ember_team=; Max-Age=0/);
  const elsewhere = await get('/preview/end?to=//evil.example', cookie!);
  expect(elsewhere.headers.location).toBe('/');
});

it('refuses links that nobody was given, that have expired, or whose token is revoked', async () => {
  const path = await previewOf({ ...other, text: 'second' });
  const [, id = ''] = /^\/preview\/([\w-]+)$/.exec(path) ?? [];
  const forged = [`${id}.${'A'.repeat(43)}`, 'A'.repeat(22), id.slice(1), '..%2f..', 'x.y'];
  for (const token of forged) {
    const response = await get(`/preview/${token}`, 'sid=ana@example.com');
    expect([400, 404], token).toContain(response.status);
    expect(await textOf('/other', `ember_team=${token}`, 'sid=ana@example.com')).toContain(
      '<main>first</main>',
    );
  }
  // The response that ends the cookie is for this browser only, whatever a cache in front stores.
  asked.length = 0;
  const ended = await get('/other', 'ember_team=x.y', 'sid=ana@example.com');
  expect(ended.headers['set-cookie']?.[0]).toMatch(/^ember_team=; Max-Age=0/);
  expect(asked).toEqual([]);
  expect([ended.headers['cache-control'], ended.headers.vary]).toEqual([
    'private, no-cache, no-transform',
    'Accept-Encoding, Cookie',
  ]);
  const [cookie] = cookiesOf(await get(path, 'sid=ana@example.com'));
  await openTokens(store.objects).revoke('mf-other-1');
  await expect
    .poll(() => textOf('/other', cookie!, 'sid=ana@example.com'))
    .toContain('<main>first</main>');
});

it.runIf(isFull)(
  'follows the live site in a preview, and ends one that does not work with it or fails to load',
  async () => {
    const path = await previewOf({ ...other, text: 'second', paths: ['/other', '/new'] });
    const [cookie = ''] = cookiesOf(await get(path, 'sid=ana@example.com'));
    const see = (at: string) => textOf(at, cookie, 'sid=ana@example.com');
    await registry.goLive([{ name: 'mf-home', id: await take({ ...home, text: 'second' }) }]);
    await isServed();
    await expect.poll(() => see('/')).toContain('<main>second</main>');
    expect(await see('/other')).toContain('<main>second</main>');

    const release = /"release":"([^"]+)"/.exec(await see('/other'))![1]!;
    const report = (of: string) =>
      send(port, '/telemetry', {
        method: 'POST',
        headers: { origin: 'https://ember.example', cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          remote: 'mf-other',
          release: of,
          path: '/other',
          kind: 'code',
          message: 'It failed',
        }),
      });
    const ofShell = async () =>
      (await metrics.failures.get()).values.find(({ labels }) => labels.remote === 'shell')?.value;
    expect((await report('1.0.0-abc')).headers['set-cookie']).toBeUndefined();
    expect(await ofShell()).toBe(1);
    expect((await report(release)).headers['set-cookie']?.[0]).toMatch(/^ember_team=; Max-Age=0/);
    expect(await ofShell()).toBe(1);

    const taken = await take({ ...home, text: 'third', paths: [...home.paths, '/new'] });
    await registry.goLive([{ name: 'mf-home', id: taken }]);
    await isServed();
    await expect
      .poll(
        async () => (await get('/other', cookie, 'sid=ana@example.com')).headers['set-cookie']?.[0],
      )
      .toMatch(/^ember_team=; Max-Age=0/);
    const refused = await get(path, 'sid=ana@example.com');
    expect([refused.status, cookiesOf(refused)]).toEqual([409, []]);
    expect(String(refused.body)).toContain('the live site: mf-other claims /new, but mf-home owns');
  },
);

it.runIf(isFull)(
  'composes a preview again only when it is opened, and shows the last one until then',
  async () => {
    const path = await previewOf({ ...other, text: 'second' });
    const [cookie = ''] = cookiesOf(await get(path, 'sid=ana@example.com'));
    const composed = async () =>
      (await Array.fromAsync(store.objects.list('deploy-previews/'))).filter(
        ({ key }) => !/(preview\.json|ended)$/.test(key),
      ).length;
    expect(await composed()).toBe(1);
    await registry.goLive([{ name: 'mf-home', id: await take({ ...home, text: 'second' }) }]);
    await testRegistry(store).settle('A start of the registry.');
    await isServed();
    expect(await composed()).toBe(1);
    expect(await textOf('/other', cookie, 'sid=ana@example.com')).toContain('<main>second</main>');
    await expect.poll(composed).toBe(2);
    await expect
      .poll(() => textOf('/', cookie, 'sid=ana@example.com'))
      .toContain('<main>second</main>');
  },
);

it.runIf(isFull)('says that a preview is not ready, until it is composed', async () => {
  const path = await previewOf({ ...other, text: 'second' });
  for await (const { key } of store.objects.list('deploy-previews/')) {
    if (!key.endsWith('/preview.json')) await store.objects.delete(key);
  }
  const response = await get(path, 'sid=ana@example.com');
  expect(response.status).toBe(503);
  expect(String(response.body)).toContain('This preview is not ready yet');
  await expect.poll(async () => (await get(path, 'sid=ana@example.com')).status).toBe(302);
});

it.runIf(isFull)('has three previews of one token at a time, and ends them with it', async () => {
  const paths: string[] = [];
  for (const text of ['one', 'two', 'three', 'four']) {
    paths.push(await previewOf({ ...other, text }));
  }
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await get(path, 'sid=ana@example.com')).status));
  expect(await statuses()).toEqual([404, 302, 302, 302]);
  await openTokens(store.objects).revoke('mf-other-1');
  expect(await statuses()).toEqual([404, 404, 404, 404]);
});

it.runIf(isFull)('shows who owns what to the people of teams, without a preview', async () => {
  await previewOf({ ...other, text: 'second' });
  const opened = await get('/preview/xray', 'sid=ana@example.com');
  const [cookie = ''] = cookiesOf(opened);
  expect(await textOf('/', cookie, 'sid=ana@example.com')).toContain('/team.1.js');
  expect(await textOf('/', cookie, 'sid=bob@example.com')).not.toContain('/team.1.js');
  expect((await get('/preview/xray', 'sid=bob@example.com')).status).toBe(403);
});

it.runIf(isFull)('shows who owns what once the store can be read again', async () => {
  await previewOf({ ...other, text: 'second' });
  const shell = (await registry.list()).remotes.find(({ name }) => name === 'shell')!.live;
  const place = join(folder.path, 'store');
  const file = join(place, `releases/shell/${shell}/release.json`);
  await rename(file, `${file}.away`);
  const late = await testGateway(openStore(place), join(folder.path, 'late'), () => {}, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  const at = await listen(late.server);
  const headers = { cookie: 'ember_team=xray; sid=ana@example.com' };
  const shown = async () => String((await send(at, '/', { headers })).body);
  expect(await shown()).not.toContain('/team.1.js');
  await rename(`${file}.away`, file);
  await expect.poll(shown).toContain('/team.1.js');
  await late.close();
});
