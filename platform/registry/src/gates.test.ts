import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { registryAt } from '@emberite/cli/release';
import type { GateReport, Package } from '@emberite/release';
import { afterAll, expect, it } from 'vitest';
import { gateChromium, launchChromium } from './chromium.ts';
import { openGate } from './gate/index.ts';
import type { Gate } from './gate/index.ts';
import { onlyTo } from './gate/stage.ts';
import type { Stage } from './gate/stage.ts';
import { layerFailures } from './gate/layers.ts';
import { addReport } from './gate/report.ts';
import { visitsOf } from './gate/visits.ts';
import {
  liveSet,
  packageOf,
  quick,
  remoteDist,
  site,
  siteWith,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { listen } from '@emberite/site/testing/http';
import { createRegistry, createRegistryServer, openTokens } from './index.ts';
import { isFull } from '../../../tools/sample.ts';

const folder = await tempFolder();
const store = await siteWith(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] });
afterAll(() => folder[Symbol.asyncDispose]());

/** A release that nobody has published yet. */
async function release(text: string): Promise<Package> {
  return packageOf(await remoteDist(folder.path, { name: 'mf-home', text, paths: ['/'] }));
}

it('lets releases go live without a browser, and says so in the response and in the history', async () => {
  const gate = openGate({ store, site, chromium: undefined, log: () => {} });
  const registry = createRegistry(store, site, { ...quick, gate });
  const { move, warnings } = await registry.publish([await release('unseen')]);
  const skipped = 'No browser on the machine of the registry.';
  expect(move?.gates).toEqual({ 'mf-home': { skipped } });
  expect(warnings).toContain(`Nobody opened mf-home in a browser: ${skipped}`);
  expect((await registry.history())[0]?.gates).toEqual({ 'mf-home': { skipped } });
  const back = await registry.rollback('mf-home');
  expect(back.move?.gates).toEqual({ 'mf-home': { skipped: 'It was live before.' } });
  await gate.close();
});

it.runIf(isFull)('continues if the browser does not start, and says so', async () => {
  const events: string[] = [];
  const log = ({ event }: { event: string }) => void events.push(event);
  const gate = openGate({ store, site, chromium: '/bin/false', log });
  const registry = createRegistry(store, site, { ...quick, gate });
  const { move } = await registry.publish([await release('unseen again')]);
  const skipped = 'The gate of the registry could not start; its log says why.';
  expect(move?.gates).toEqual({ 'mf-home': { skipped } });
  expect(events).toContain('gate-failed');
  await gate.close();
});

it('answers others while it reads the stylesheets of a release', async () => {
  const one = await release('styled');
  const sheet = { integrity: '', bytes: 1, brotli: 1 };
  const css = Buffer.from(`@layer remotes{${'.a{color:red}'.repeat(100)}}h1{color:red}`);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const failures = await layerFailures(
    { file: async () => css },
    { ...one.release, files: { 'a.css': sheet } },
  );
  clearInterval(turning);
  const says = 'a.css has a rule outside @layer remotes: h1{color:red}';
  expect(failures).toEqual([{ kind: 'layer', says }]);
  expect(turns).toBeGreaterThan(0);
});

it('refuses stylesheets that take too long to read', async () => {
  const { release: styled } = await release('styled at length');
  const css = Buffer.from('@layer remotes{.a{color:red}}');
  const files = { 'a.css': { integrity: '', bytes: 1, brotli: 1 } };
  expect(await layerFailures({ file: async () => css }, { ...styled, files }, 1)).toEqual([
    { kind: 'layer', says: 'Its stylesheets take too long or too much memory to read' },
  ]);
});

it('opens a page with parameters also at an address that there is, prerendered or not', async () => {
  await using own = await tempFolder();
  const spec = {
    name: 'mf-things',
    text: 'a thing',
    paths: ['/thing/:id', '/own/:id', '/own/new', '/work/:id'],
    own: {
      '/own/:id': { access: 'member', prerender: false },
      '/own/new': { access: 'member', prerender: false },
      '/work/:id': { access: 'staff', prerender: false },
    },
    head: "() => ({}), params: () => [{ id: 'one' }, { id: 'two' }]",
  } as const;
  const things = await siteWith(own.path, { ...spec, paths: [...spec.paths] });
  const set = await things.set(await liveSet(things));
  const one = await things.release('mf-things', set.releases['mf-things']![0]);
  const opened = await visitsOf(things, set, one);
  expect(opened.map(({ path, who, isMissing }) => [path, who, isMissing])).toEqual([
    ['/thing/one', 'visitor', false],
    ['/thing/id', 'visitor', false],
    ['/own/one', 'member', false],
    ['/own/id', 'member', false],
    ['/own/new', 'member', false],
    ['/work/one', 'visitor', true],
    ['/work/id', 'visitor', true],
  ]);
});

it('opens no release in front of an API that the pages of another package have used', async () => {
  const folders: string[] = [];
  const open = async ({ folder: own }: { folder: string }): Promise<Stage> => {
    folders.push(own);
    return {
      url: '',
      isUp: () => true,
      serve: async () => async () => {},
      enter: () => Promise.reject(new Error('Too many requests')),
      close: async () => {},
    };
  };
  const gate = openGate({ store, site, chromium: '/bin/false', log: () => {}, open });
  const set = await store.set(await liveSet(store));
  for (const name of ['mf-home', 'mf-home', 'shell', 'mf-home']) {
    const changed = [{ name, id: set.releases[name]![0] }];
    await expect(gate.check(set, changed, () => {})).rejects.toThrow('Too many requests');
  }
  expect(new Set(folders).size).toBe(3);
  expect(folders.map(existsSync)).toEqual([false, false, true]);
  await gate.close();
  expect(existsSync(folders[2]!)).toBe(false);
});

it('lets WebRTC reach nothing from the browser of the gate', async () => {
  let packets = 0;
  const stun = createSocket('udp4', () => (packets += 1)).bind(0, '127.0.0.1');
  await once(stun, 'listening');
  const browser = await launchChromium({ args: onlyTo(stun.address().port) });
  const page = await browser.newPage();
  // Where packets may leave, this takes until nobody answers them.
  await page.evaluate(`new Promise((done) => {
    const iceServers = [{ urls: 'stun:127.0.0.1:${stun.address().port}' }];
    const connection = new RTCPeerConnection({ iceServers });
    connection.onicegatheringstatechange = () =>
      connection.iceGatheringState === 'complete' && done();
    connection.createDataChannel('data');
    connection.setLocalDescription();
  })`);
  await browser.close();
  stun.close();
  expect(packets).toBe(0);
});

it.each(['/nowhere/chromium', import.meta.filename, import.meta.dirname])(
  'does not start with a gate that could open nothing: CHROMIUM=%s',
  (chromium) => {
    expect(() => gateChromium({ chromium })).toThrow(
      `CHROMIUM must be the path of a Chromium or none, not "${chromium}".`,
    );
    expect(gateChromium({ chromium: 'none' })).toBeUndefined();
    expect(gateChromium({ chromium: process.execPath })).toBe(process.execPath);
  },
);

it('opens nothing if a reason is given, and accepts no empty one', async () => {
  const tokens = openTokens(store.objects);
  const { text: token } = await tokens.create({ remotes: ['*'], paths: ['/'] });
  const gate = openGate({ store, site, chromium: '/bin/false', log: () => expect.unreachable() });
  const server = createRegistryServer(
    createRegistry(store, site, { ...quick, gate }),
    tokens,
    () => {},
  );
  const registry = registryAt(`http://127.0.0.1:${await listen(server)}`, token);
  const one = await release('at once');
  await expect(registry.publish([one], '', () => {}, ' ')).rejects.toThrow('request is invalid');
  const noGate = 'Nobody can sign in.';
  const { move, warnings } = await registry.publish([one], 'Mends it', () => {}, noGate);
  expect(move?.gates).toEqual({ 'mf-home': { skipped: noGate } });
  expect(warnings).toContain(`Nobody opened mf-home in a browser: ${noGate}`);
  server.close();
  server.closeAllConnections();
});

it.runIf(isFull)(
  'keeps the reason of a canary when it is promoted, and when a rollback restores it',
  async () => {
    const gate = openGate({ store, site, chromium: '/bin/false', log: () => expect.unreachable() });
    const registry = createRegistry(store, site, { ...quick, gate });
    const { release: one } = await release('a few first');
    await registry.take(await release('a few first'));
    const noGate = 'Nobody can pay.';
    const gates = { 'mf-home': { skipped: noGate } };
    const canary = { name: 'mf-home', id: one.id, percent: 10 };
    const begun = await registry.canary(canary, '', () => {}, noGate);
    expect(begun.move?.gates).toEqual(gates);
    expect(begun.warnings).toContain(`Nobody opened mf-home in a browser: ${noGate}`);
    const promoted = await registry.promote('mf-home');
    expect(promoted.move?.gates).toEqual(gates);
    expect(promoted.warnings).toContain(`Nobody opened mf-home in a browser: ${noGate}`);
    await registry.publish([await release('for all')], '', () => {}, 'It is small.');
    expect((await registry.rollback('mf-home')).move?.gates).toEqual(gates);
    await gate.close();
  },
);

it.runIf(isFull)('opens each of several releases once that are published at once', async () => {
  await using own = await tempFolder();
  const home = { name: 'mf-home', text: 'first', paths: ['/'] };
  const others = ['one', 'two', 'three'].map((text) => ({
    name: `mf-${text}`,
    text,
    paths: [`/${text}`],
  }));
  const shared = await siteWith(own.path, home);
  const opened: string[] = [];
  // It takes its time: each of the others goes live meanwhile.
  const all = Promise.withResolvers<void>();
  const gate: Gate = {
    warm() {},
    close: async () => {},
    async check(set, changed) {
      const [{ name, id } = { name: '', id: '' }] = changed;
      opened.push(name);
      if (opened.length === others.length) all.resolve();
      await all.promise;
      const at = new Date();
      const report: GateReport = {
        id: `${name}/${id}/${at.getTime()}`,
        name,
        release: id,
        set: set.id,
        at: at.toISOString(),
        ms: 1,
        passed: true,
        pages: [],
        failures: [],
      };
      await addReport(shared, report, []);
      return [report];
    },
  };
  const registry = createRegistry(shared, site, { ...quick, gate });
  const packages = await Promise.all(
    others.map(async (spec) => packageOf(await remoteDist(own.path, spec))),
  );
  const done = await Promise.all(
    packages.map((one) => registry.as({ name: one.release.name, allow() {} }).publish([one])),
  );
  expect(opened.toSorted()).toEqual(['mf-one', 'mf-three', 'mf-two']);
  expect(new Set(done.map(({ move }) => move?.number)).size).toBe(3);
});
