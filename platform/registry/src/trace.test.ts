import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { createLog } from '@emberite/config/log';
import type { Store } from '@emberite/store';
import {
  liveSet,
  publish,
  quick,
  remoteDist,
  site,
  siteWith,
  tempFolder,
  testRegistry,
  pageFile,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { isFull } from '../../../tools/sample.ts';
import { createRegistry } from './registry.ts';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';
import { readFailures, traceFailures } from './trace.ts';

let folder: AsyncDisposable & { path: string };
let store: Store;
let logFile: string;
/** The live release of a remote. */
let id = '';
const page = pageFile('first');

beforeAll(async () => {
  folder = await tempFolder();
  store = await siteWith(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] });
  const dist = await remoteDist(folder.path, { name: 'mf-bad', text: 'bad', paths: ['/bad'] });
  await writeFile(join(dist, `browser/${pageFile('bad')}.map`), 'no JSON');
  await publish(store, [dist]);
  const { releases } = await store.set(await liveSet(store));
  id = releases['mf-home']?.[0] ?? '';
});
afterAll(() => folder[Symbol.asyncDispose]());
beforeEach(() => {
  logFile = join(folder.path, 'site.log');
});

/** A position of the site's files in a line of a stack. */
const at = (where: string) => `    at text (https://ember.example/assets/${where})`;
const failure = () => ({
  remote: 'mf-home',
  release: id,
  path: '/',
  kind: 'render',
  message: 'Error: gone',
  stack: at(`mf-home/${page}:1:15`),
});
const time = '2026-11-24T10:00:00.000Z';
const logged = (report: object) =>
  JSON.stringify({ level: 'error', time, ...report, event: 'remote-failed' });
/** What the failure is in the sources. */
const translated = ['mf-home/src/Page.tsx:10:3 text'];

it('translates reported stacks to file, line and column of the sources', async () => {
  const stack = [
    'Error: gone',
    at(`mf-home/${page}:1:15`),
    '    at https://ember.example/assets/shell/main.js:7:8',
    '    at <anonymous>',
  ].join('\n');
  const stream = createWriteStream(logFile);
  const log = createLog(stream);
  const { stack: _, ...without } = failure();
  const failed = { event: 'remote-failed', ...without };
  log({ event: 'set-live', set: 'x' });
  log({ ...failed, stack });
  log({ ...failed, stack });
  log(failed);
  log({ ...failed, remote: 'mf-other', stack });
  // The gateway may be in the middle of a line.
  stream.end('{"event":"remote-fai');
  await finished(stream);

  const { path, message } = failed;
  const when = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  const traced = { time: when, path, message, remote: 'mf-home', release: id };
  const frames = [...translated, 'assets/shell/main.js:7:8'];
  expect(await traceFailures(store, logFile, 'mf-home')).toEqual([{ ...traced, frames }]);
  expect(await traceFailures(store, logFile)).toHaveLength(2);
  const sees = (name: string) => name === 'mf-other';
  const untranslated = [`assets/mf-home/${page}:1:15`, 'assets/shell/main.js:7:8'];
  expect(await traceFailures(store, logFile, undefined, sees)).toEqual([
    { ...traced, remote: 'mf-other', frames: untranslated },
  ]);
});

const long = 'a'.repeat(400);

it.each([
  ['names the folder above', `../mf-home/{page}:1:15`],
  ['names the folder above as its file', `mf-home/..js:1:15`],
  ['names nothing', `./{page}:1:15`],
  ['has a line before the first', `mf-home/{page}:0:15`],
  ['has a column before the first', `mf-home/{page}:1:0`],
  ['has a column beyond all numbers', `mf-home/{page}:1:${'9'.repeat(400)}`],
  ['has a name that is too long', `${long}/{page}:1:15`],
  ['has a file that is too long', `mf-home/${long}.js:1:15`],
])('leaves out a line that %s, and no other', async (_, where) => {
  const stack = [at(where.replace('{page}', page)), failure().stack].join('\n');
  await writeFile(logFile, [logged({ ...failure(), stack }), logged(failure())].join('\n'));
  expect(await traceFailures(store, logFile)).toMatchObject([
    { frames: translated },
    { frames: translated },
  ]);
});

it.each([
  ['a map that is no JSON', () => `mf-bad/${pageFile('bad')}:1:15`],
  ['a file without a map', () => `mf-home/nothing.js:1:15`],
  ['a file that every object has', () => `mf-home/__proto__.js:1:15`],
  ['a file of another package', () => `mf-bad/${page}:1:15`],
  ['a package that every object has', () => `constructor/${page}:1:15`],
  ['a position after the last', () => `mf-home/${page}:9999999:9999999`],
])('shows the position in %s as it is', async (_, place) => {
  const stack = [at(place()), failure().stack].join('\n');
  await writeFile(logFile, logged({ ...failure(), stack }));
  const frames = [`assets/${place()}`, ...translated];
  expect(await traceFailures(store, logFile)).toMatchObject([{ frames }]);
});

it('reads the files of a release that is not live only for reports of it', async () => {
  const dist = await remoteDist(folder.path, { name: 'mf-home', text: 'next', paths: ['/'] });
  const { id: next } = await writeRelease(dist);
  await testRegistry(store).take(await readPackage(dist));
  const stack = at(`mf-home/${pageFile('next')}:1:15`);
  const reports = [
    { ...failure(), release: next, stack },
    { ...failure(), stack },
  ];
  await writeFile(logFile, reports.map(logged).join('\n'));
  expect(await traceFailures(store, logFile)).toMatchObject([
    { frames: translated },
    { frames: [`assets/mf-home/${pageFile('next')}:1:15`] },
  ]);
});

/** Lines that an attacker may cause, or that a disk has broken. */
const wrong = oneof(
  string({ unit: 'binary' }),
  constantFrom('null', '5', '[]', '{}', '{"time":5}', '{"time":"\u2028"}', '{"__proto__":1}'),
  constantFrom(
    { time: 5 },
    { time: 'soon' },
    { remote: null },
    { release: '../..' },
    { release: '__proto__' },
    { stack: {} },
    { kind: 'other' },
    { message: '\u2028' },
  ).map((change) => logged({ ...failure(), ...change })),
);
const part = oneof(
  string({ unit: 'binary' }),
  constantFrom('..', '.', '', '__proto__', 'constructor', '0', '1', '1e9', '-1', long, 'mf-home'),
  constantFrom(page, `${page}.map`, '..js', '%2e%2e', '\n', 'a/b', '\\', '\0').map(String),
);
const stacks = tuple(part, part, part, part).map(([name, file, row, column]) =>
  logged({ ...failure(), stack: at(`${name}/${file}:${row}:${column}`) }),
);

it('reads what is right among whatever else is in the log', async () => {
  // Each run has a hundred lines, since it is the file that takes the time.
  const lines = array(oneof(wrong, stacks), { maxLength: 200, size: 'max' });
  await assert(
    asyncProperty(lines, async (others) => {
      const right = logged({ ...failure(), message: 'Right' });
      await writeFile(logFile, [...others, right, ...others].join('\n'));
      const traced = await traceFailures(store, logFile);
      expect(traced.find(({ message }) => message === 'Right')?.frames).toEqual(translated);
      for (const { frames } of traced) {
        for (const frame of frames) expect(frame).toMatch(/^(assets|mf-home)\/[\w./-]+:\d+:\d+/);
      }
      const { since, failures } = await readFailures(logFile);
      expect(Date.parse(since ?? '')).toBe(Date.parse(time));
      expect(failures.some(({ message }) => message === 'Right')).toBe(true);
    }),
    { numRuns: isFull ? 1_000 : 5 },
  );
});

it('lets no report take the others from the team that reads them', async () => {
  const stream = createWriteStream(logFile);
  const gateway = await testGateway(store, folder.path, createLog(stream));
  const port = await listen(gateway.server);
  const reports = [
    at(`mf-home/../${page}:1:1`),
    at(`mf-bad/${pageFile('bad')}:1:1`),
    at(`mf-home/${page}:0:0`),
    `\u2028\u009b2J${at(`mf-home/${page}:1:15`)}`,
  ];
  for (const [index, stack] of reports.entries()) {
    const { status } = await send(port, '/telemetry', {
      method: 'POST',
      headers: { origin: site.siteUrl },
      body: JSON.stringify({ ...failure(), message: `${index}`, stack }),
    });
    expect(status).toBe(204);
  }
  await gateway.close();
  await finished(stream.end());

  const tokens = openTokens(store.objects);
  const { text } = await tokens.create({ remotes: ['mf-home'], paths: ['/'] });
  const registry = createRegistry(store, site, { ...quick, logFile });
  const server = createRegistryServer(registry, tokens, () => {});
  const own = await listen(server);
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${text}` };
    const { status, body } = await send(own, `/registry/${path}`, { headers });
    return [status, JSON.parse(String(body)) as unknown];
  };
  const [status, traced] = await read('failures?remote=mf-home');
  expect(status).toBe(200);
  expect((traced as { message: string }[]).map(({ message }) => message)).toEqual(
    reports.map((_, index) => `${index}`),
  );
  expect(traced).toMatchObject([{}, {}, {}, { frames: translated }]);
  expect((await read('moves?remote=mf-home'))[0]).toBe(200);
  server.close();
});
