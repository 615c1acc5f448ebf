/**
 * Runs as a separate process: `posterProcess.ts VIDEO POSTER` writes an image from the first frames
 * of a recording. Exits with 0 if that worked.
 */
import 'node-webcodecs/register';
import { FilePathSource, Input, MP4, VideoSampleSink, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { asPoster } from './poster.ts';

declare global {
  /** Missing from the types of the codecs without the DOM's. */
  interface VideoFrameCopyToOptions {
    format?: 'RGBA';
  }
}

/** How far into the recording the image is taken, in seconds: cameras take a moment to adapt. */
const moment = 0.5;

const [video = '', poster = ''] = process.argv.slice(2);
const input = new Input({ source: new FilePathSource(video), formats: [MP4, WEBM] });
const track = await input.getPrimaryVideoTrack();
if (!track) throw new Error('The recording has no video track.');
const first = await track.getFirstTimestamp();
const sink = new VideoSampleSink(track);
const sample = (await sink.getSample(first + moment)) ?? (await sink.getSample(first));
if (!sample) throw new Error('We could not decode a frame.');

const pixels = Buffer.alloc(sample.allocationSize({ format: 'RGBA' }));
await sample.copyTo(pixels, { format: 'RGBA' });
const raw = { width: sample.codedWidth, height: sample.codedHeight, channels: 4 } as const;
const upright = await sharp(pixels, { raw }).rotate(sample.rotation).png().toBuffer();
await asPoster(sharp(upright)).toFile(poster);
process.exit(0);
