import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '@emberite/config/log';
import { newFolder } from '../testing/newFolder.ts';
import { picture } from '../../testing/picture.ts';
import { createPosters, posterLimits, reportMissingDecoder } from './poster.ts';
import type { PosterSource } from './poster.ts';
import { isFull } from '../../../../tools/sample.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const recording: PosterSource = {
  kind: 'recording',
  path: join(import.meta.dirname, '../testing/recordings/red.webm'),
};
const small: PosterSource = { kind: 'picture', path: join(folder, 'picture') };
writeFileSync(small.path, await picture());
const poster = join(folder, 'poster');

/** Makes node-av look for a binary that was built here, as if there were none for this platform. */
const withoutBinary = { AV_FROM_SOURCE: '1' };

test('a decoder that takes too much memory or time is ended', async () => {
  expect(await createPosters().make(recording, poster)).toBe('made');
  const limited = (changed: Partial<typeof posterLimits>) =>
    createPosters({ ...posterLimits, ...changed }).make(recording, poster);
  expect(await limited({ bytes: 60 * 1024 * 1024 })).toBe('ended');
  expect(await limited({ ms: 1 })).toBe('ended');
});

test.runIf(isFull)(
  'a picture has at most the pixels of a 4K frame, in either orientation',
  async () => {
    const posters = createPosters();
    const made = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } }).webp();
    await made(4096, 2304).toFile(small.path);
    expect(await posters.make(small, poster)).toBe('made');
    await made(4096, 2305).toFile(small.path);
    expect(await posters.make(small, poster)).toBe('refused');
    writeFileSync(small.path, await picture());
  },
);

test.runIf(isFull)(
  'without a decoder, recordings have no posters, one line of the log says so, and pictures work',
  async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => lines.push(line) });
    await reportMissingDecoder(log);
    expect(lines).toEqual([]);
    await reportMissingDecoder(log, withoutBinary);
    expect(lines).toEqual([
      expect.stringContaining('Recordings get no posters: node-av does not run'),
    ]);
    const posters = createPosters(posterLimits, withoutBinary);
    expect(await posters.make(recording, poster)).toBe('refused');
    expect(await posters.make(small, poster)).toBe('made');
  },
);

/** An MP4 of one frame, which is a JPEG. */
async function motionJpeg(): Promise<Buffer> {
  const source = new EncodedVideoPacketSource('vp8');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  const frame = await sharp(small.path).resize(160, 120).jpeg().toBuffer();
  await source.add(new EncodedPacket(frame, 'key', 0, 1), {
    decoderConfig: { codec: 'vp8', codedWidth: 160, codedHeight: 120 },
  });
  await output.finalize();
  const file = Buffer.from(target.buffer ?? new ArrayBuffer());
  file.write('jpeg', file.indexOf('vp08'), 'latin1');
  return file;
}

test('recordings are only decoded by the codecs that browsers and phones record with', async () => {
  const path = join(folder, 'jpeg.mp4');
  writeFileSync(path, await motionJpeg());
  expect(await createPosters().make({ kind: 'recording', path }, poster)).toBe('refused');
});
