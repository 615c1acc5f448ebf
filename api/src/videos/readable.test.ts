import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/newFolder.ts';
import { recording } from '../testing/recording.ts';
import { isReadable } from './readable.ts';
import { isFull } from '../../../tools/sample.ts';

/** A table of chunks that its reader never gets to the end of; found by the fuzz tests. */
const endless = Buffer.from('002d31fddd76390000cebe2c0000adbb7a64079600090fb48500', 'hex');

/** Writes a file and returns its path. */
async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(newFolder(), 'recording');
  await writeFile(path, bytes);
  return path;
}

test('a recording is readable, text is not', async () => {
  expect(await isReadable(await fileOf(recording('mp4')))).toBe(true);
  expect(await isReadable(await fileOf(Buffer.from('no recording')))).toBe(false);
});

// It takes the whole time limit.
test.runIf(isFull)('a file that is read for ever is not readable', async () => {
  const whole = recording('mp4');
  const table = Buffer.concat([whole.subarray(0, 629), endless, whole.subarray(659)]);
  expect(await isReadable(await fileOf(table))).toBe(false);
});
