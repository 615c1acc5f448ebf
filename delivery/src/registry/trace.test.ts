import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { createLog } from '@emberite/config/log';
import { liveSet, siteWith, tempFolder } from '../testing/fixtures.ts';
import { traceFailures } from './trace.ts';

it('translates reported stacks to file, line and column of the sources', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] });
  const { releases } = await store.set(await liveSet(store));
  const id = releases['mf-home']?.[0] ?? '';
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
  const log = createLog(stream);
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
