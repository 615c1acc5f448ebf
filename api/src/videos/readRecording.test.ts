import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { remux } from '../../testing/remux.ts';
import { newFolder } from '../testing/newFolder.ts';
import { recording } from '../testing/recording.ts';
import { readRecording } from './readRecording.ts';
import { isFull } from '../../../tools/sample.ts';

/** A table of chunks that its reader never gets to the end of; found by the fuzz tests. */
const endless = Buffer.from('002d31fddd76390000cebe2c0000adbb7a64079600090fb48500', 'hex');

/** Writes a file and returns its path. */
async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(newFolder(), 'recording');
  await writeFile(path, bytes);
  return path;
}

test('a recording is readable, text is not', async () => {
  expect(await readRecording(await fileOf(recording('mp4')))).not.toBeNull();
  expect(await readRecording(await fileOf(Buffer.from('no recording')))).toBeNull();
});

test.each(['mp4', 'fragmented.mp4', 'webm'] as const)('%s takes a second', async (kind) => {
  expect((await readRecording(await fileOf(recording(kind))))?.seconds).toBeCloseTo(1, 0);
});

test.each([
  ['an MP4', new Mp4OutputFormat()],
  ['a fragmented MP4', new Mp4OutputFormat({ fastStart: 'fragmented' })],
  ['a WebM without a length in its header', new WebMOutputFormat({ appendOnly: true })],
])('%s is as long as its packets', async (_what, format) => {
  const kind = format instanceof WebMOutputFormat ? 'webm' : 'mp4';
  const long = await remux(recording(kind), format, 30);
  const read = await readRecording(await fileOf(long));
  expect(read?.seconds).toBeGreaterThan(28);
  expect(read?.seconds).toBeLessThan(36);
});

// It takes the whole time limit.
test.runIf(isFull)('a file that is read for ever is not readable', async () => {
  const whole = recording('mp4');
  const table = Buffer.concat([whole.subarray(0, 629), endless, whole.subarray(659)]);
  expect(await readRecording(await fileOf(table))).toBeNull();
});
