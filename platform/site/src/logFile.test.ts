import { mkdtemp, readFile, rm, stat, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '@emberite/config/log';
import { openLogFile } from './logFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = (stream: Writable) => expect.poll(() => stream.writableLength).toBe(0);

it('survives a full disk, and says afterwards how much was lost', async () => {
  const path = join(folder, 'site.log');
  await symlink('/dev/full', path);
  let drops = 0;
  const stream = openLogFile(path, { onDrop: () => (drops += 1) });
  const log = createLog(stream);
  for (let line = 0; line < 3; line += 1) log({ event: 'lost', line });
  await written(stream);
  // Until then, only the metrics show it.
  expect(drops).toBeGreaterThan(0);
  await unlink(path);
  log({ event: 'kept' });
  await written(stream);
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', event: 'log-dropped', dropped: 3 },
    { event: 'kept' },
  ]);
});

it('begins a new file at its limit, keeps the one before, and lets only its owner read', async () => {
  const path = join(folder, 'site.log');
  const stream = openLogFile(path, { limit: 100 });
  for (const line of ['1', '2', '3']) {
    stream.write(`${line.repeat(150)}\n`);
    await written(stream);
  }
  expect(await readFile(path, 'utf8')).toBe(`${'3'.repeat(150)}\n`);
  expect(await readFile(`${path}.1`, 'utf8')).toBe(`${'2'.repeat(150)}\n`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('does not wait indefinitely for a slow disk', async () => {
  const stream = openLogFile(join(folder, 'site.log'), { waiting: 1_000 });
  for (let line = 0; line < 100; line += 1) stream.write(`${'x'.repeat(99)}\n`);
  expect(stream.writableLength).toBeLessThanOrEqual(1_100);
  await written(stream);
  stream.write('last\n');
  await written(stream);
  const text = await readFile(join(folder, 'site.log'), 'utf8');
  const [, dropped] = /"dropped":(\d+)}/.exec(text) ?? [];
  expect(text.split(/^x+$/m).length - 1 + Number(dropped)).toBe(100);
  expect(text).toMatch(/\nlast\n$/);
});
