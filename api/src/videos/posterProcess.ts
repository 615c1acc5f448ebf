/**
 * Run as a process of its own: `posterProcess.ts VIDEO POSTER` writes a picture from the first
 * frames of a recording. Ends with 0 when there is one.
 */
import 'node-webcodecs/register';
import { FilePathSource, Input, MP4, VideoSampleSink, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { asPoster } from './poster.ts';

declare global {
  /** The types of the codecs that come without the DOM's lack this. */
  interface VideoFrameCopyToOptions {
    format?: 'RGBA';
  }
}

/** Cameras take a moment to adapt: the picture is taken this far in, in seconds. */
const moment = 0.5;

const [video = '', poster = ''] = process.argv.slice(2);
const input = new Input({ source: new FilePathSource(video), formats: [MP4, WEBM] });
const track = await input.getPrimaryVideoTrack();
if (!track) throw new Error('There is no picture in it.');
const first = await track.getFirstTimestamp();
const sink = new VideoSampleSink(track);
const sample = (await sink.getSample(first + moment)) ?? (await sink.getSample(first));
if (!sample) throw new Error('No frame could be decoded.');

const pixels = Buffer.alloc(sample.allocationSize({ format: 'RGBA' }));
await sample.copyTo(pixels, { format: 'RGBA' });
const raw = { width: sample.codedWidth, height: sample.codedHeight, channels: 4 } as const;
const upright = await sharp(pixels, { raw }).rotate(sample.rotation).png().toBuffer();
await asPoster(sharp(upright)).toFile(poster);
process.exit(0);
