/** A remote that its team takes off the site. */
import { createRegistryServer, openTokens } from '@emberite/registry';
import type { SiteRegistry } from '@emberite/registry';
import type { SetIndex } from '@emberite/release/data';
import type { Package } from '@emberite/release';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { remoteDist, siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { spawnProgram } from '@emberite/site/testing/program';
import type { Store } from '@emberite/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from './gateway.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const icon = ['M4 7h16'];
const events = {
  name: 'mf-events',
  text: 'first',
  paths: ['/events', '/events/:id', '/events/desk'],
  own: {
    '/events': { aliases: ['/event'], nav: { label: 'Events', icon, order: 3 } },
    '/events/desk': { access: 'staff' as const, prerender: false },
  },
};

const metrics = createMetrics();
const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

let store: Store;
let registry: SiteRegistry;
let port: number;
let first: Package;
/** Runs `ember …` with the token of mf-events. */
let ember: (...args: string[]) => Promise<{ code: number | string; output: string }>;

const packageOf = async (folder: string, text: string) => {
  const dist = await remoteDist(folder, { ...events, text });
  await writeRelease(dist);
  return readPackage(dist);
};

const statusOf = async (path: string) => (await send(port, path)).status;
const shown = async () => {
  const { remotes, routes } = JSON.parse(
    String((await send(port, `/index/${(await liveShell()) ?? ''}.json`)).body),
  ) as SetIndex;
  return { remotes: Object.keys(remotes), nav: routes.flatMap(({ nav }) => nav?.label ?? []) };
};
const liveShell = async () => (await store.set((await store.latest())!.set)).releases['shell']?.[0];
async function isServed() {
  const last = await store.latest();
  const served = async () =>
    (JSON.parse(String((await send(port, '/live.json')).body)) as { move: number }).move;
  await expect.poll(served).toBe(last?.number);
}

beforeAll(async () => {
  const folder = open.use(await tempFolder()).path;
  store = await siteWith(folder, { name: 'mf-home', text: 'home', paths: ['/'] });
  registry = testRegistry(store);
  first = await packageOf(folder, 'first');
  await registry.publish([first]);
  const tokens = openTokens(store.objects);
  const { text } = await tokens.create({ remotes: ['mf-events'], paths: ['/events', '/event'] });
  const behind = createRegistryServer(registry, tokens, () => {});
  open.defer(async () => void behind.close().closeAllConnections());
  const registryUrl = `http://127.0.0.1:${await listen(behind)}`;
  const gateway = await testGateway(store, folder, () => {}, { registryUrl, metrics });
  open.defer(() => gateway.close());
  port = await listen(gateway.server);
  ember = async (...args) => {
    const settings = { EMBER_SITE: registryUrl, EMBER_TOKEN: text };
    const program = spawnProgram('ember', settings, ...args);
    return { code: await program.ended, output: program.output() };
  };
});

it.runIf(isFull)(
  'is taken off the site by name, and comes back with rollback, and with publish',
  async () => {
    expect((await shown()).nav).toEqual(['Events']);
    const file = `/assets/mf-events/${Object.keys(first.release.files)[0]}`;
    expect([await statusOf('/events'), await statusOf(file)]).toEqual([200, 200]);
    const others = String((await send(port, '/')).body);

    const asked = { code: 1, output: expect.stringContaining('--confirm mf-events') as string };
    expect(await ember('retire', 'mf-events')).toEqual(asked);
    expect(await ember('retire', 'mf-events', '--confirm', 'mf-event')).toEqual(asked);
    expect((await store.latest())?.number).toBe(2);

    const why = ['--why', 'It loses registrations.'];
    const { output } = await ember('retire', 'mf-events', '--confirm', 'mf-events', ...why);
    expect(output).toContain(`Retired mf-events ${first.release.id}`);
    await isServed();
    for (const path of ['/events', '/events/42', '/event']) {
      const { status, headers, body } = await send(port, path, {
        headers: { Accept: 'text/html' },
      });
      expect([status, headers['cache-control']]).toEqual([410, 'no-store, no-transform']);
      expect(String(body)).toContain('This page is gone');
    }
    await expect
      .poll(() => metrics.register.metrics())
      .toContain('ember_requests_total{kind="other",status="410"} 3');
    expect(await statusOf('/events/desk/none')).toBe(404);
    expect(String((await send(port, '/sitemap.xml')).body)).not.toContain('/events');
    expect(await shown()).toEqual({ remotes: ['mf-home'], nav: [] });
    // Open tabs have it, and what is theirs stays.
    expect(await statusOf(file)).toBe(200);
    expect(String((await send(port, '/')).body)).toBe(others);
    expect((await ember('history')).output).toMatch(
      /^3 \S+Z mf-events-1: It loses registrations\.\n +mf-events taken off the site/,
    );

    expect((await ember('rollback', 'mf-events')).output).toContain('(was retired)');
    await isServed();
    expect([await statusOf('/events'), (await shown()).nav]).toEqual([200, ['Events']]);
    await ember('retire', 'mf-events', '--confirm', 'mf-events');
    await ember('publish', 'mf-events', '--release', first.release.id);
    await isServed();
    expect(await statusOf('/events')).toBe(200);
    const { retired, releases } = await store.set((await store.latest())!.set);
    expect([retired, releases['mf-events']]).toEqual([undefined, [first.release.id]]);
  },
);

it.runIf(isFull)('ends its canary, and stays away while others publish', async () => {
  const second = await packageOf(open.use(await tempFolder()).path, 'second');
  await registry.take(second);
  await registry.canary({ name: 'mf-events', id: second.release.id, percent: 10 });
  const { move } = await registry.retire('mf-events');
  expect(move?.canaries).toEqual({ 'mf-events': null });
  await registry.settle('Other settings.');
  await registry.canary({ name: 'mf-events', id: second.release.id, percent: 10 });
  await isServed();
  // One of ten gets the canary.
  await expect.poll(() => statusOf('/events/42')).toBe(410);
  expect((await ember('retire', '--confirm', 'mf-events', 'mf-events')).output).toMatch(
    /^mf-events is not live\./,
  );
});

it.each(
  sample([
    ['mf-home', /^mf-home cannot be retired: the shell sends people to \/ \(landing\)\./],
    ['shell', /^shell cannot be retired: every page of the site needs it\.$/],
    ['mf-none', /^mf-none is not live\. Live packages: /],
  ] as const),
)('is not %s', async (name, why) => {
  const before = await store.latest();
  await expect(registry.retire(name)).rejects.toThrow(why);
  const theirs = await ember('retire', name, '--confirm', name);
  expect(theirs.output).toMatch(new RegExp(`for mf-events, not for ${name}`));
  expect(await store.latest()).toEqual(before);
});
