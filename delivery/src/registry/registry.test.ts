import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registryAt } from '@emberite/cli/release';
import type { Registry } from '@emberite/cli/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../gateway/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { publish } from '../release/index.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { jobRegistry } from './jobs.ts';
import { createRegistryHandler } from './server.ts';

const token = 'the-token-of-all-the-teams';
const home = { name: 'mf-home', text: 'first', paths: ['/'] };

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;
let gateway: Gateway;
let url: string;
/** What a team's command line talks to. */
let registry: Registry;

beforeEach(async () => {
  folder = await tempFolder();
  store = await openStore(join(folder.path, 'store'), { quality: 5 });
  const place = { store: store.root, site, logFile: join(folder.path, 'site.log') };
  const local = jobRegistry(place);
  const dists = [await shellDist(folder.path), await remoteDist(folder.path, home)];
  await publish(store, dists, site, 'c0ffee');
  const log = () => {};
  gateway = await createGateway({
    store,
    site,
    apiUrls: ['http://127.0.0.1:9'],
    production: false,
    log,
    registry: createRegistryHandler(local, token, log),
  });
  await new Promise<void>((done) => void gateway.server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
  registry = registryAt(url, token);
});

afterEach(async () => {
  await gateway.close();
  await folder[Symbol.asyncDispose]();
});

const page = async () => (await fetch(url)).text();

it('publishes a build from elsewhere, lists it and rolls it back', async () => {
  const dist = await remoteDist(folder.path, { ...home, text: 'second' });
  const {
    releases: [published],
  } = await registry.publish([dist], 'abc123');
  expect(published).toMatchObject({ name: 'mf-home', changed: true, routes: 1 });
  await expect.poll(page).toContain('second');
  const { remotes, behind } = await registry.list();
  expect(behind).toBeNull();
  const [own] = remotes;
  expect(own).toMatchObject({ live: published?.id, earlier: [{ commit: 'c0ffee' }] });
  expect((await registry.publish([dist], 'abc123')).releases[0]?.changed).toBe(false);
  expect(await registry.rollback('mf-home')).toMatchObject({
    from: published?.id,
    to: own?.earlier[0]?.id,
  });
  await expect.poll(page).toContain('first');
});

it('sends the reason of a refusal to the team, and leaves the site as it was', async () => {
  const live = await store.live();
  const taken = await remoteDist(folder.path, { ...home, name: 'mf-other' });
  await expect(registry.publish([taken], null)).rejects.toThrow('mf-other claims /, but mf-home');
  await expect(registry.rollback('mf-home')).rejects.toThrow('has no release before');
  await expect(registry.rollback('')).rejects.toThrow(
    'is not live. Live packages: mf-home, shell.',
  );
  expect(await store.live()).toBe(live);
});

it('goes on serving while a page of a release kills the process that renders it, and refuses the release', async () => {
  const deadly = '() => { process.kill(process.pid, "SIGKILL"); }';
  const dist = await remoteDist(folder.path, { ...home, text: 'deadly', component: deadly });
  await expect(registry.publish([dist], null)).rejects.toThrow(
    'The release ended the process that renders its pages (SIGKILL).',
  );
  expect(await page()).toContain('first');
});

it('does nothing for whoever lacks the token', async () => {
  for (const wrong of ['', 'the-token-of-all-the-team', `${token}s`]) {
    await expect(registryAt(url, wrong).list()).rejects.toThrow('does not know this token');
  }
  expect((await fetch(`${url}/registry/releases`, { method: 'POST', body: 'x' })).status).toBe(401);
});

it.each([
  ['a path out of its folder', '0/browser/../../build.json'],
  ['another folder', '0/secrets/build.json'],
  ['an absolute path', '/etc/passwd'],
])('refuses %s in an upload', async (_, name) => {
  const form = new FormData();
  form.append(name, new Blob(['{}']), 'file');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/registry/releases`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: `A release cannot have the file ${name}.` });
});

it('refuses an upload that is too large, or is none', async () => {
  const send = (body: string | Buffer | FormData) =>
    fetch(`${url}/registry/releases`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}` },
    });
  expect(await (await send('no form')).json()).toEqual({
    message: 'The upload is incomplete. Publish again.',
  });
  expect(await (await send(Buffer.alloc(64_000_001))).json()).toEqual({
    message: 'The release has more than 64 MB.',
  });
  expect(await (await send(new FormData())).json()).toEqual({
    message: 'The upload has no build.',
  });
});
