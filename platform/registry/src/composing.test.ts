import { registryAt } from '@emberite/cli/release';
import type { LogEntry } from '@emberite/config/log';
import { expect, it } from 'vitest';
import { createComposer } from '@emberite/composer';
import { openSandbox } from '@emberite/composer/sandbox';
import type { Bundles, Limits } from '@emberite/composer/sandbox';
import { packageOf, remoteDist, site, siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import type { RemoteSpec } from '@emberite/site/testing/fixtures';
import { listen } from '@emberite/site/testing/http';
import { createRegistry, createRegistryServer, openTokens } from './index.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };
const other = { name: 'mf-other', text: 'first', paths: ['/other'] };

/** Opens sandboxes with these limits. */
const within = (limits: Limits) => (bundles: Bundles) => openSandbox(bundles, limits);

/** A page that needs 300 MB: it can be composed in a large sandbox only. */
const component = `() => {
  const all = [];
  for (let index = 0; index < 300; index += 1) all.push(new Array(131_072).fill(index));
  return 'large ' + all.length;
}`;

it('sets a release aside that cannot be composed any more, and everything else goes on', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const live = async () => store.set((await store.latest())!.set);
  const time = 60_000;
  const roomy = createRegistry(store, site, { quality: 5, open: within({ time, memory: 1e9 }) });
  const large = [
    { ...other, text: 'large', component },
    { name: 'mf-new', text: 'large', paths: ['/new'], component },
  ];
  const taken = [];
  for (const spec of large) {
    const one = await packageOf(await remoteDist(folder.path, spec));
    await roomy.take(one);
    taken.push(one.release);
  }
  await roomy.goLive(taken);
  const { releases: before } = await live();

  const lines: LogEntry[] = [];
  const registry = createRegistry(
    store,
    { ...site, siteUrl: 'https://other.example' },
    { quality: 5, open: within({ time, memory: 4e8 }), log: (line) => void lines.push(line) },
  );
  await registry.settle('A start with another address.');

  const { releases, site: now } = await live();
  expect(now.siteUrl).toBe('https://other.example');
  // The one before is live again. What has none before it is gone.
  expect(releases['mf-other']).toEqual(before['mf-other']!.slice(1));
  expect(releases['mf-new']).toBeUndefined();
  expect(releases['mf-home']).toEqual(before['mf-home']);
  const [move] = await registry.history();
  expect(move!.why).toMatch(/mf-other \S+ is set aside: .*400 MB of memory/);
  expect(move!.why).toMatch(/mf-new \S+ is set aside: .*400 MB of memory/);
  expect(lines.filter(({ event }) => event === 'release-set-aside')).toHaveLength(2);
});

it('blames no release for a sandbox that does not start, and says that it could not be checked', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const { releases: before } = await store.set((await store.latest())!.set);
  // Node does not start with so little.
  const open = within({ time: 60_000, memory: 2e6 });
  const moved = { ...site, siteUrl: 'https://other.example' };
  const registry = createRegistry(store, moved, { quality: 5, open });
  const tokens = openTokens(store.objects);
  const { text: token } = await tokens.create({ remotes: ['*'], paths: ['/'] });
  const lines: LogEntry[] = [];
  const server = createRegistryServer(registry, tokens, (line) => void lines.push(line));
  const team = registryAt(`http://127.0.0.1:${await listen(server)}`, token);
  const one = await packageOf(await remoteDist(folder.path, { ...other, text: 'second' }));
  const sentence = /^The registry could not check it: no sandbox starts \(.*\)\. Try again\.$/;
  await expect(team.publish([one])).rejects.toThrow(sentence);
  expect(lines.filter(({ event }) => event === 'error')).toHaveLength(1);
  await expect(registry.settle('A start with another address.')).rejects.toThrow(sentence);
  expect((await store.set((await store.latest())!.set)).releases).toEqual(before);
  server.close().closeAllConnections();
});

it.runIf(isFull)('composes once what several teams need at the same time', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  let opened = 0;
  const open = (bundles: Bundles) => {
    opened += 1;
    return openSandbox(bundles);
  };
  const { releases } = await store.set((await store.latest())!.set);
  const composer = createComposer(store, { open });
  const at = (siteUrl: string) => composer.compose(releases, { ...site, siteUrl });
  await at('https://one.example');
  const before = opened;
  await at('https://two.example');
  const alone = opened - before;
  expect(alone).toBeGreaterThan(0);
  await Promise.all([at('https://three.example'), at('https://three.example')]);
  expect(opened).toBe(before + 2 * alone);
});

it.runIf(isFull)(
  'answers everything else while all of composing waits for pages that never end',
  async () => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home, other);
    const registry = createRegistry(store, site, {
      quality: 5,
      open: within({ time: 30_000, memory: 512_000_000 }),
    });
    const take = async (spec: RemoteSpec) => {
      const one = await packageOf(await remoteDist(folder.path, spec));
      await registry.take(one);
      return { name: spec.name, id: one.release.id };
    };
    await registry.goLive([await take({ ...home, text: 'second' })]);
    const canary = await take({ ...other, text: 'second' });
    await registry.canary({ ...canary, percent: 10 });
    const held = ['one', 'two', 'three', 'four'].map(async (text) => {
      const endless = { name: `mf-${text}`, text, paths: [`/${text}`] };
      const taken = await take({ ...endless, component: '() => new Promise(() => {})' });
      const team = registry.as({ name: `mf-${text}-1`, allow() {} });
      return new Promise<void>((done) => {
        team.goLive([taken], '', () => done()).catch(() => {});
      });
    });
    // Each has said that it renders pages, and none gets any further.
    await Promise.all(held);
    await registry.rollback('mf-home');
    const judge = registry.as({ name: 'judge', allow() {} });
    await judge.abort('mf-other', 'Worse.', undefined, canary.id);
    const [last, before] = await registry.history();
    expect([last!.by, before!.to['mf-home']]).toEqual(['judge', expect.any(String)]);
  },
);
