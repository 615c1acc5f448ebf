import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseCount } from '@emberite/release/responses';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { openStore } from '@emberite/store';
import type { Store } from '@emberite/store';
import { tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { listen, send } from '@emberite/site/testing/http';
import { openCounts } from './counts.ts';
import { createIncrements } from './increments.ts';
import { createRegistryServer, openTokens } from './index.ts';
import type { Reading } from './readings.ts';
import { emptySample } from './sample.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;

beforeEach(async () => {
  folder = await tempFolder();
  store = openStore(folder.path);
});

afterEach(() => folder[Symbol.asyncDispose]());

const began = new Date('2026-11-21T10:30:00Z');

/**
 * The metrics of a gateway that started at some time: page views and failures of mf-home, and those
 * of its pages by LCP.
 */
function shown(
  gateway: string,
  started: string,
  views: number,
  failures?: number,
  quick?: number,
): Reading[] {
  const labels = { remote: 'mf-home', release: 'r1' };
  const one = (name: string, value: number | undefined, more = {}): Reading[] =>
    value === undefined ? [] : [{ gateway, name, labels: { ...labels, ...more }, value }];
  return [
    ...one('ember_page_views_total', views),
    ...one('ember_failures_total', failures, { kind: 'render' }),
    ...one('ember_lcp_seconds_bucket', quick, { le: '2' }),
    ...one('ember_lcp_seconds_bucket', quick && quick * 1.25, { le: '+Inf' }),
    {
      gateway,
      name: 'process_start_time_seconds',
      labels: {},
      value: Date.parse(started) / 1_000,
    },
  ];
}

const early = '2026-11-21T08:00:00Z';
const late = '2026-11-21T10:31:00Z';

it('counts what gateways add, also after a restart, but nothing from before its own start', () => {
  const take = createIncrements(began);
  const views = (...readings: Reading[][]) =>
    take(readings.flat()).map(({ sample }) => [sample.views, sample.failures])[0];
  expect(views(shown('a', early, 1_000, 50))).toEqual([0, 0]);
  expect(views(shown('a', early, 1_010, 50))).toEqual([10, 0]);
  // One that is new, one that does not respond, then both, one of them restarted.
  expect(views(shown('b', late, 3, 1))).toEqual([3, 1]);
  expect(views(shown('a', late, 4), shown('b', late, 5, 1))).toEqual([6, 0]);
  // A series that appears where there was none.
  expect(views(shown('a', late, 4, 2), shown('b', late, 5, 1))).toEqual([0, 2]);
});

it('keeps the counts of each hour once it is over, and those of the running one', async () => {
  const counts = openCounts(store.objects);
  const take = createIncrements(began);
  const add = async (time: string, ...readings: Reading[]) =>
    counts.add(take(readings), new Date(time));
  await add('2026-11-21T10:31:10Z', ...shown('a', late, 8, 1, 4));
  await add('2026-11-21T10:40:00Z', ...shown('a', late, 10, 2, 8));
  const first: ReleaseCount = {
    name: 'mf-home',
    id: 'r1',
    hour: '2026-11-21T10:00:00.000Z',
    views: 10,
    judged: 0,
    failures: 2,
    violations: 0,
    lcp: 1_875,
  };
  expect(await counts.of()).toEqual([first]);
  await add('2026-11-21T11:00:02Z', ...shown('a', late, 15, 2, 8));
  // An hour without counts is left out.
  await add('2026-11-21T12:00:02Z', ...shown('a', late, 15, 2, 8));
  await add('2026-11-21T13:00:02Z', ...shown('a', late, 16, 2, 8));
  const last = { failures: 0, lcp: null };
  const all = [
    first,
    { ...first, ...last, hour: '2026-11-21T11:00:00.000Z', views: 5 },
    { ...first, ...last, hour: '2026-11-21T13:00:00.000Z', views: 1 },
  ];
  expect(await counts.of('mf-home')).toEqual(all);
  expect(await counts.of('mf-other')).toEqual([]);
  // Another registry has not counted the running hour.
  expect(await openCounts(store.objects).of()).toEqual(all.slice(0, 2));
});

it('counts an hour only once if it occurs twice because the clock was set', async ({ task }) => {
  const counts = openCounts(store.objects);
  const take = createIncrements(began);
  const add = async (time: string, views: number) =>
    counts.add(take(shown('a', late, views)), new Date(time));
  await add('2026-11-21T10:31:10Z', 3);
  await add('2027-11-21T10:32:00Z', 4);
  await add('2026-11-21T10:33:00Z', 6);
  await add('2026-11-21T11:00:02Z', 7);
  await add('2026-11-21T12:00:02Z', 7);
  const views = (await counts.of('mf-home')).map(({ hour, views: count }) => [hour, count]);
  expect(views).toEqual([
    ['2026-11-21T10:00:00.000Z', 3],
    ['2026-11-21T11:00:00.000Z', 1],
    ['2027-11-21T10:00:00.000Z', 1],
  ]);
  row(task, 'accidents', {
    Accident: 'The clock of the registry jumps, and back, while gateways count',
    'What happens':
      'The counts of an hour that comes twice are those of the first time, and the page shows the hour from the other time too',
    'What to do': 'Nothing',
  });
});

it('keeps an hour that it could not store, and what was counted meanwhile, and stores it later', async () => {
  const counts = openCounts(store.objects);
  const take = createIncrements(began);
  const add = async (time: string, views: number) =>
    counts.add(take(shown('a', late, views)), new Date(time));
  const viewsIn = async (of = counts) =>
    (await of.of()).map(({ hour, views }) => [hour.slice(11, 13), views]);
  await add('2026-11-21T10:31:10Z', 3);
  const inTheWay = join(folder.path, 'counts');
  await writeFile(inTheWay, '');
  await expect(add('2026-11-21T11:00:02Z', 5)).rejects.toThrow();
  await expect(add('2026-11-21T12:00:02Z', 9)).rejects.toThrow();
  expect((await viewsIn()).toSorted()).toEqual([
    ['10', 3],
    ['11', 2],
    ['12', 4],
  ]);
  await rm(inTheWay);
  await add('2026-11-21T12:00:07Z', 10);
  const stored = [
    ['10', 3],
    ['11', 2],
  ];
  expect(await viewsIn(openCounts(store.objects))).toEqual(stored);
  expect(await viewsIn()).toEqual([...stored, ['12', 5]]);
});

it('reads an hour again that could not be read', async () => {
  const counts = openCounts(store.objects);
  const take = createIncrements(began);
  await counts.add(take(shown('a', late, 3)), began);
  await counts.add([], new Date('2026-11-21T11:00:02Z'));
  const file = join(folder.path, 'counts/2026-11-21T10.json');
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, 20));
  await expect(counts.of()).rejects.toThrow();
  await writeFile(`${file}.new`, whole);
  await rename(`${file}.new`, file);
  expect(await counts.of('mf-home')).toEqual([expect.objectContaining({ views: 3 })]);
});

it('tells a team the counts of its own releases', async () => {
  const counts = openCounts(store.objects);
  const sample = { ...emptySample(), views: 2 };
  const increments = ['mf-home', 'mf-other'].map((name) => ({ name, id: 'r1', sample }));
  await counts.add(increments, began);
  const tokens = openTokens(store.objects);
  const { text } = await tokens.create({ remotes: ['mf-home'], paths: ['/'] });
  const server = createRegistryServer(testRegistry(store), tokens, () => {}, { counts });
  const port = await listen(server);
  const get = async (query = '') => {
    const headers = { authorization: `Bearer ${text}` };
    const { status, body } = await send(port, `/registry/counts${query}`, { headers });
    return { status, body: JSON.parse(String(body)) as unknown };
  };
  const own = expect.objectContaining({ name: 'mf-home', id: 'r1', views: 2 }) as unknown;
  expect(await get()).toEqual({ status: 200, body: [own] });
  expect(await get('?remote=mf-home')).toEqual({ status: 200, body: [own] });
  expect((await get('?remote=mf-other')).status).toBe(422);
  server.close().closeAllConnections();
});
