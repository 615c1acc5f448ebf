import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { Decoder, Demuxer } from 'node-av/api';
import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_PIX_FMT_RGB24,
} from 'node-av/constants';
import sharp from 'sharp';

/** How far into the recording the image is taken, in seconds: cameras take a moment to adapt. */
const moment = 0.5;

/** What browsers and phones record. FFmpeg's many other decoders never read a stranger's file. */
const codecs = new Set([
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_CODEC_ID_AV1,
]);

/** How far the picture is turned clockwise, in degrees. */
async function rotation(path: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  return track?.rotation ?? 0;
}

/** The frame at `moment`, or the last one of a shorter recording. */
async function frame(path: string, maxPixels: number) {
  // Reading the stream's information would decode frames without the limit below.
  const input = await Demuxer.open(path, {
    skipStreamInfo: true,
    options: { format_whitelist: 'mov,matroska', protocol_whitelist: 'file' },
  });
  const stream = input.video();
  if (!stream) throw new Error('The recording has no video track.');
  if (!codecs.has(stream.codecpar.codecId)) throw new Error('We do not decode this codec.');
  const decoder = await Decoder.create(stream, {
    options: { max_pixels: maxPixels },
    context: { threadCount: 1 },
    rescale: { pixelFormat: AV_PIX_FMT_RGB24 },
  });
  let last;
  let end: number | undefined;
  for await (const next of decoder.frames(input.packets(stream.index))) {
    if (!next) break;
    const time = (Number(next.pts) * stream.timeBase.num) / stream.timeBase.den;
    end ??= time + moment;
    if (last && time > end) break;
    last?.free();
    last = next;
  }
  if (!last) throw new Error('We could not decode a frame.');
  return last;
}

/**
 * Returns an upright image of the first moment of a recording. Throws if its frames have more pixels
 * than `maxPixels`, whatever size the container claims.
 */
export async function firstFrame(path: string, maxPixels: number): Promise<Buffer> {
  const picture = await frame(path, maxPixels);
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  return sharp(picture.toBuffer(), { raw })
    .rotate(await rotation(path))
    .png()
    .toBuffer();
}
