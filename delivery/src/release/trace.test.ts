import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { jsonLog } from '../gateway/index.ts';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { publish } from './publish.ts';
import { traceFailures } from './trace.ts';

it('translates reported stacks to file, line and column of the sources', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const home = { name: 'mf-home', text: 'first', paths: ['/'] };
  const dists = [await shellDist(folder.path), await remoteDist(folder.path, home)];
  const published = await publish(store, dists, site, null);
  const id = published.find(({ release }) => release.name === 'mf-home')?.release.id ?? '';
  const logFile = join(folder.path, 'site.log');
  const failure = {
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
  const stream = createWriteStream(logFile);
  const log = jsonLog(stream);
  log({ event: 'set-live', set: 'x' });
  log({ ...failure, stack });
  log({ ...failure, stack });
  log(failure);
  log({ ...failure, remote: 'mf-other', stack });
  // The gateway may be in the middle of a line.
  stream.end('{"event":"remote-fai');
  await finished(stream);

  const { path, message } = failure;
  const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  const traced = { time, path, message, remote: 'mf-home', release: id };
  const frames = ['mf-home/src/Page.tsx:10:3 text', 'assets/shell/1.0.0-unknown/main.js:7:8'];
  expect(await traceFailures(store, logFile, 'mf-home')).toEqual([{ ...traced, frames }]);
  expect(await traceFailures(store, logFile)).toHaveLength(2);
});
