import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { remux } from '../../../../tools/remux.ts';
import { newFolder } from '../testing/newFolder.ts';
import { endlessRecording, recording } from '../testing/recording.ts';
import { readRecording } from './readRecording.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

/** Reads a file of these bytes. */
async function read(bytes: Uint8Array) {
  const path = join(newFolder(), 'recording');
  await writeFile(path, bytes);
  return readRecording(path, `${path}.rewritten`);
}

test('a recording is readable, text is not', async () => {
  expect(await read(recording('mp4'))).not.toBeNull();
  expect(await read(Buffer.from('no recording'))).toBeNull();
});

test.each(sample(['mp4', 'fragmented.mp4', 'webm'] as const))('%s takes a second', async (kind) => {
  expect((await read(recording(kind)))?.seconds).toBeCloseTo(1, 0);
});

test.each(
  sample([
    ['an MP4', new Mp4OutputFormat()],
    ['a fragmented MP4', new Mp4OutputFormat({ fastStart: 'fragmented' })],
    ['a WebM without a length in its header', new WebMOutputFormat({ appendOnly: true })],
  ] as const),
)('%s is as long as its packets', async (_what, format) => {
  const kind = format instanceof WebMOutputFormat ? 'webm' : 'mp4';
  const long = await remux(recording(kind), format, { slower: 30 });
  const { seconds } = (await read(long))!;
  expect(seconds).toBeGreaterThan(28);
  expect(seconds).toBeLessThan(36);
});

test('a recording that is cut off is not readable', async () => {
  for (const kind of ['mp4', 'mov'] as const) {
    expect(await read(recording(kind).subarray(0, -600))).toBeNull();
  }
});

test('HEVC has a fault, in QuickTime and in MP4', async () => {
  const hevc = recording('hevc.mov');
  expect(await read(hevc)).toMatchObject({ fault: 'hevc', isRewritten: false });
  expect(await read(await remux(hevc, new Mp4OutputFormat()))).toMatchObject({ fault: 'hevc' });
});

// It takes the whole time limit.
test.runIf(isFull)('a file that is read for ever is not readable', async () => {
  expect(await read(endlessRecording())).toBeNull();
});
