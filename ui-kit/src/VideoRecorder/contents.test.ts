import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BufferTarget,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
} from 'mediabunny';
import type { OutputFormat } from 'mediabunny';
import { expect, it } from 'vitest';
import { faultOf } from './contents.ts';

/** A file with tracks in these formats, as their container describes them. */
async function fileOf(
  format: OutputFormat,
  tracks: { video?: 'avc' | 'vp9'; audio?: 'opus' | 'pcm-s16' },
) {
  const output = new Output({ format, target: new BufferTarget() });
  const { video, audio } = tracks;
  const picture = video && new EncodedVideoPacketSource(video);
  const sound = audio && new EncodedAudioPacketSource(audio);
  if (picture) output.addVideoTrack(picture);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  // The smallest description of an encoder that there is: one parameter set of each kind.
  const description = new Uint8Array([
    1, 66, 0, 30, 255, 225, 0, 4, 103, 66, 0, 30, 1, 0, 2, 104, 206,
  ]);
  const codec = video === 'avc' ? 'avc1.42001e' : 'vp09.00.10.08';
  await picture?.add(new EncodedPacket(new Uint8Array(500), 'key', 0, 1), {
    decoderConfig: {
      codec,
      codedWidth: 16,
      codedHeight: 16,
      ...(video === 'avc' && { description }),
    },
  });
  await sound?.add(new EncodedPacket(new Uint8Array(500), 'key', 0, 1), {
    decoderConfig: { codec: audio!, numberOfChannels: 1, sampleRate: 48_000 },
  });
  await output.finalize();
  return Buffer.from(output.target.buffer!);
}

/** Names the format of a track differently, and changes nothing else. */
const named = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

const both = { video: 'avc', audio: 'opus' } as const;
const mp4 = await fileOf(new Mp4OutputFormat({ fastStart: 'in-memory' }), both);
const mov = await fileOf(new MovOutputFormat({ fastStart: false }), {
  video: 'avc',
  audio: 'pcm-s16',
});
const parts = await fileOf(new Mp4OutputFormat({ fastStart: 'fragmented' }), both);
const silent = await fileOf(new Mp4OutputFormat(), { video: 'avc' });
const onlySound = await fileOf(new Mp4OutputFormat(), { audio: 'opus' });
const webm = await readFile(join(import.meta.dirname, '../testing/sampleVideo.webm'));
const aac = named(mov, 'sowt', 'mp4a');

it.each([
  ['an MP4', mp4, undefined],
  ['QuickTime, described at its end', aac, undefined],
  ['old QuickTime, without a name', aac.subarray(aac.readUInt32BE(0)), undefined],
  ['a recording in parts', parts, undefined],
  ['a recording in parts whose last one is incomplete', parts.subarray(0, -9), undefined],
  ['a WebM', webm, undefined],
  ['HEVC in MP4', named(mp4, 'avc1', 'hev1'), 'hevc'],
  ['HEVC in QuickTime', named(aac, 'avc1', 'hvc1'), 'hevc'],
  ['HEVC in Dolby Vision', named(aac, 'avc1', 'dvh1'), 'hevc'],
  ['ProRes', named(aac, 'avc1', 'apch'), 'other-codec'],
  ['sound that browsers do not play', mov, 'other-codec'],
  ['a picture without sound', silent, 'silent'],
  ['sound without a picture', onlySound, 'other-kind'],
  ['an MP4 that is cut off', mp4.subarray(0, -9), 'cut-off'],
  ['QuickTime that is cut off', aac.subarray(0, -9), 'cut-off'],
  ['QuickTime that ends before its description', aac.subarray(0, 400), 'cut-off'],
  [
    'an MP4 whose description of a track ends too early',
    Buffer.from('\0\0\0\x08ftyp\0\0\0\x18moov\0\0\0\x10trak\0\0\0\x08hdlr', 'latin1'),
    'unreadable',
  ],
  ['another Matroska file', named(webm, 'webm', 'matr'), 'other-kind'],
  ['an AVI', Buffer.from(`RIFF....AVI LIST${'x'.repeat(99)}`), 'other-kind'],
  ['text', Buffer.from('no video'), 'other-kind'],
  ['nothing', Buffer.alloc(0), 'empty'],
])('%s', async (_what, bytes, fault) => {
  expect(await faultOf(new Blob([new Uint8Array(bytes)]))).toBe(fault);
});

it('reads only the heads of a large file, and its description', async () => {
  let read = 0;
  const file = new Blob([new Uint8Array(mp4), boxOf(30_000_000)]);
  const { slice } = file;
  file.slice = (start = 0, end = 0) => {
    read += end - start;
    return slice.call(file, start, end);
  };
  expect(await faultOf(file)).toBeUndefined();
  expect(read).toBeLessThan(5000);
});

it('refuses what is larger than 50 MB, without reading it', async () => {
  const file = new Blob([new Uint8Array(mp4)]);
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
  file.slice = () => expect.unreachable();
  expect(await faultOf(file)).toBe('too-large');
});

/** A box that is skipped, of `size` bytes. */
function boxOf(size: number): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(size);
  new DataView(box.buffer).setUint32(0, size);
  box.set(Buffer.from('free'), 4);
  return box;
}
