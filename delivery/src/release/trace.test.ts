import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { publish } from './publish.ts';
import { traceFailures } from './trace.ts';

it('finds the places in the sources that reported stacks lead through', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const home = { name: 'mf-home', text: 'first', paths: ['/'] };
  const dists = [await shellDist(folder.path), await remoteDist(folder.path, home)];
  const published = await publish(store, dists, site, null);
  const id = published.find(({ release }) => release.name === 'mf-home')?.release.id ?? '';
  const log = join(folder.path, 'site.log');
  const failure = {
    time: '2026-11-21T10:00:00.000Z',
    event: 'remote-failed',
    remote: 'mf-home',
    release: id,
    path: '/',
    kind: 'render',
    message: 'Error: gone',
  };
  const stack = [
    'Error: gone',
    `    at text (https://ember.example/assets/mf-home/${id}/page.js:1:15)`,
    '    at https://ember.example/assets/shell/1.0.0-unknown/main.js:7:8',
    '    at <anonymous>',
  ].join('\n');
  const lines = [
    { event: 'live', set: 'x' },
    { ...failure, stack },
    { ...failure, stack, time: 'later' },
    failure,
    { ...failure, remote: 'mf-other', stack },
  ].map((entry) => JSON.stringify(entry));
  await writeFile(log, `${lines.join('\n')}\n{"event":"remote-fai`);

  const { time, path, message } = failure;
  const traced = { time, path, message, remote: 'mf-home', release: id };
  const frames = ['mf-home/src/Page.tsx:10:3 text', 'assets/shell/1.0.0-unknown/main.js:7:8'];
  expect(await traceFailures(store, log, 'mf-home')).toEqual([{ ...traced, frames }]);
  expect(await traceFailures(store, log)).toHaveLength(2);
});
