import { appendFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '@emberite/store';
import {
  packageOf,
  quick,
  remoteDist,
  site,
  siteWith,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { openCounts } from './counts.ts';
import { createRegistry } from './registry.ts';
import type { SiteRegistry } from './registry.ts';
import { emptySample } from './sample.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;
let registry: SiteRegistry;
let logFile: string;

/** Lets minutes pass. */
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const now = () => new Date().toISOString();

/** Writes a line as the gateway does. */
const log = (line: object) => appendFile(logFile, `${JSON.stringify({ time: now(), ...line })}\n`);

const failed = (release: string) =>
  log({
    event: 'remote-failed',
    remote: 'mf-home',
    release,
    path: '/',
    kind: 'render',
    message: 'Error: gone',
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 18) });
  folder = await tempFolder();
  store = await siteWith(folder.path, home);
  logFile = join(folder.path, 'site.log');
  registry = createRegistry(store, site, { ...quick, logFile });
});
afterEach(async () => {
  vi.useRealTimers();
  await folder[Symbol.asyncDispose]();
});

async function publish(text: string): Promise<string> {
  const dist = await remoteDist(folder.path, { ...home, text });
  const { releases } = await registry.publish([await packageOf(dist)], text);
  return releases[0]?.id ?? '';
}

it('tells how long each release was live, and what it broke meanwhile', async () => {
  pass(1);
  await log({ event: 'set-live', set: 'x' });
  pass(1);
  const second = await publish('second');
  await failed(second);
  await failed(second);
  const published = now();
  // A new file begins.
  await rename(logFile, `${logFile}.1`);
  pass(5);
  await registry.rollback('mf-home', 'It is broken');
  const back = now();
  // A tab that is still open.
  await failed(second);
  const [last, before, first] = await registry.history('mf-home');
  expect(last).toMatchObject({ at: back, stays: { 'mf-home': { until: null, failures: 0 } } });
  expect(before).toMatchObject({
    at: published,
    stays: { 'mf-home': { until: back, failures: 2 } },
  });
  // The log begins later.
  expect(first?.stays['mf-home']).toEqual({ until: published, failures: null });
});

it.runIf(isFull)(
  'counts by the hour what a log does not know or lacks, as far as gateways have counted',
  async () => {
    const counts = openCounts(store.objects);
    const sample = { ...emptySample(), failures: 3 };
    pass(60);
    await counts.add([], new Date());
    pass(10);
    registry = createRegistry(store, site, { ...quick, counts });
    const second = await publish('second');
    await counts.add([{ name: 'mf-home', id: second, sample }], new Date());
    pass(5);
    await registry.rollback('mf-home');
    pass(120);
    await counts.add([{ name: 'mf-home', id: second, sample }], new Date());
    const [, before, first] = await registry.history('mf-home');
    expect(before?.stays['mf-home']?.failures).toBe(3);
    expect(first?.stays['mf-home']?.failures).toBeNull();

    registry = createRegistry(store, site, { ...quick, logFile, counts });
    const failures = async () => (await registry.history('mf-home'))[0]?.stays['mf-home']?.failures;
    await log({ event: 'set-live', set: 'x' });
    const third = await publish('third');
    await failed(third);
    await counts.add([{ name: 'mf-home', id: third, sample }], new Date());
    expect(await failures()).toBe(1);
    await log({ event: 'reports-dropped', dropped: 2 });
    expect(await failures()).toBe(3);

    pass(120);
    const fourth = await publish('fourth');
    await failed(fourth);
    await counts.add([{ name: 'mf-home', id: fourth, sample }], new Date());
    pass(120);
    await publish('fifth');
    const [, ofFourth] = await registry.history('mf-home');
    expect(ofFourth?.stays['mf-home']?.failures).toBe(1);
    // The log could not be written since the fourth was live.
    pass(120);
    await log({ event: 'log-dropped', dropped: 2 });
    const [, later] = await registry.history('mf-home');
    expect(later?.stays['mf-home']?.failures).toBe(3);
  },
);

it.runIf(isFull)(
  'tells how long each canary was out, what it broke, and who took it back and why',
  async () => {
    await log({ event: 'set-live', set: 'x' });
    pass(1);
    const one = await packageOf(await remoteDist(folder.path, { ...home, text: 'a few' }));
    await registry.take(one);
    const { id } = one.release;
    const begin = (percent: number) => registry.canary({ name: 'mf-home', id, percent });
    await begin(10);
    await failed(id);
    pass(5);
    await begin(20);
    const more = now();
    pass(5);
    await registry.as({ name: 'judge', allow() {} }).abort('mf-home', 'It fails.');
    const ended = now();
    await failed(id);
    pass(5);
    await begin(10);
    const again = now();
    pass(5);
    await registry.promote('mf-home');
    const promoted = now();
    const moves = await registry.history('mf-home');
    expect(moves.map(({ stays }) => stays['mf-home'])).toEqual([
      { until: null, failures: 0 },
      { until: promoted, failures: 0 },
      undefined,
      { until: ended, failures: 0, end: { by: 'judge', why: 'It fails.' } },
      { until: more, failures: 1 },
      { until: promoted, failures: 0 },
    ]);
    expect(moves[1]?.at).toBe(again);
  },
);

it.runIf(isFull)(
  'says of a canary that too few have seen it for a judgement, once it is over or a day old',
  async () => {
    const counts = openCounts(store.objects);
    registry = createRegistry(store, site, { ...quick, counts });
    const one = await packageOf(await remoteDist(folder.path, { ...home, text: 'a few' }));
    await registry.take(one);
    const { id } = one.release;
    const see = (judged: number) =>
      counts.add([{ name: 'mf-home', id, sample: { ...emptySample(), judged } }], new Date());
    const said = async () =>
      (await registry.history()).map(({ stays }) => stays['mf-home']?.unjudged);
    const listed = async () =>
      (await registry.list()).remotes.find(({ name }) => name === 'mf-home')?.canary?.unjudged;
    pass(1);
    await registry.canary({ name: 'mf-home', id, percent: 10 });
    await see(12);
    pass(23 * 60);
    expect([await listed(), ...(await said())]).toEqual([undefined, undefined, undefined]);
    pass(61);
    const few = 'Not judged: 12 of 100 page views';
    expect([await listed(), ...(await said())]).toEqual([few, few, undefined]);
    // More browsers get it: it is the same canary.
    await registry.canary({ name: 'mf-home', id, percent: 20 });
    pass(60);
    expect([await listed(), ...(await said())]).toEqual([few, few, undefined, undefined]);
    await see(88);
    expect([await listed(), ...(await said())]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await registry.abort('mf-home');

    pass(24 * 60);
    await registry.canary({ name: 'mf-home', id, percent: 10 });
    pass(5);
    await registry.promote('mf-home');
    const none = 'Not judged: 0 of 100 page views';
    expect((await said()).slice(0, 3)).toEqual([undefined, none, undefined]);
  },
);

it('says nothing about failures without a log', async () => {
  const [only] = await registry.history('mf-home');
  expect(only?.stays['mf-home']).toEqual({ until: null, failures: null });
});

it.runIf(isFull)(
  'shows canaries and the gate to those who may see the package, and to nobody else',
  async () => {
    const id = await publish('second');
    const { number, set } = (await store.latest())!;
    const move = { at: now(), by: 'all-1', why: 'Let us see', set, from: {}, to: {} };
    const canary = { release: id, percent: 10 };
    await store.addMove({
      ...move,
      number: number + 1,
      canaries: { 'mf-home': canary, 'mf-other': null },
      gates: { 'mf-home': { report: 'r1' }, 'mf-other': { skipped: 'Urgent' } },
    });
    const sees = (name: string) => name === 'mf-home';
    const [entry] = await registry.history('mf-home', sees);
    expect(entry).toMatchObject({
      why: '',
      canaries: { 'mf-home': canary },
      gates: { 'mf-home': { report: 'r1' } },
    });
    expect(Object.keys({ ...entry?.canaries, ...entry?.gates })).toEqual(['mf-home']);
    expect(await registry.history(undefined, (name) => name === 'mf-none')).toEqual([]);
  },
);

it('lists no reason for a move of other packages, too', async () => {
  const { number, set } = (await store.latest())!;
  const { releases } = await store.set(set);
  const to = { shell: releases['shell']![0], 'mf-home': releases['mf-home']![0] };
  const why = 'What the shell had leaked';
  await store.addMove({ number: number + 1, at: now(), by: 'all-1', why, set, from: {}, to });
  const { remotes } = await registry.list((name) => name === 'mf-home');
  expect(remotes.map(({ name, move }) => [name, move?.number, move?.why])).toEqual([
    ['mf-home', number + 1, ''],
  ]);
  expect((await registry.list()).remotes.map(({ move }) => move?.why)).toEqual([why, why]);
});

it.runIf(isFull)('says since when a release is live, and by whom', async () => {
  pass(1);
  const id = await publish('second');
  const { remotes } = await registry.list();
  const listed = remotes.find(({ name }) => name === 'mf-home');
  expect(listed).toMatchObject({
    live: id,
    move: { number: 2, at: now(), by: 'site', why: 'second' },
    gate: null,
    canary: null,
  });
  // What has not changed since keeps its time.
  expect(remotes.find(({ name }) => name === 'shell')?.move?.number).toBe(1);
});

it.runIf(isFull)('says how large the releases of a remote are, the newest first', async () => {
  const second = await publish('second, which is longer');
  const [newest, oldest, ...more] = await registry.sizes('mf-home');
  expect(newest).toMatchObject({ id: second, routes: 1 });
  expect(oldest?.files).toBe(newest?.files);
  expect(newest!.bytes).toBeGreaterThan(oldest!.bytes);
  expect(more).toEqual([]);
});
