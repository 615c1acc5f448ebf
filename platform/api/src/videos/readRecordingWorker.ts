/**
 * Runs as a worker: posts what it reads in the file `path`, and writes a QuickTime file that browsers
 * can play as the MP4 `rewritten`. Throws if there is no video frame.
 */
import { parentPort, workerData } from 'node:worker_threads';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { InputTrack } from 'mediabunny';
import type { ReadRecording } from './readRecording.ts';

/** What every current browser plays. */
const playable = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'opus', 'vorbis', 'mp3', 'flac']);

/** The first track that browsers play, or else the first one; undefined if there is none. */
async function chosen<Track extends InputTrack>(tracks: readonly Track[]) {
  const codecs = await Promise.all(
    tracks.map(async (track) => (await track.getCodec()) ?? 'other'),
  );
  const index = Math.max(
    0,
    codecs.findIndex((codec) => playable.has(codec)),
  );
  const [track, codec] = [tracks[index], codecs[index]];
  return track && codec ? { track, codec } : undefined;
}

const { path, rewritten } = workerData as { path: string; rewritten: string };
const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
const video = await chosen(await input.getVideoTracks());
const audio = await chosen(await input.getAudioTracks());
if (!video) throw new Error('There is no picture.');
for (const { track } of audio ? [video, audio] : [video]) {
  const packets = new EncodedPacketSink(track);
  // The last one is missing in a file that is cut off.
  const ends = [await packets.getFirstPacket(), await packets.getPacket(Infinity)];
  if (track === video.track && !ends.every(Boolean)) throw new Error('There is no video frame.');
}

/** Copies the packets into an MP4, without what the phone wrote beside them, such as the place. */
async function rewrite(): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(rewritten),
  });
  const conversion = await Conversion.init({
    input,
    output,
    copy: { mode: 'forced' },
    video: (track) => ({ discard: track !== video?.track }),
    audio: (track) => ({ discard: track !== audio?.track }),
    tags: {},
    showWarnings: false,
  });
  await conversion.execute();
}

const codecs = [video.codec, ...(audio ? [audio.codec] : [])];
const isPlayable = codecs.every((codec) => playable.has(codec));
const isRewritten = isPlayable && (await input.getFormat()) === QTFF;
if (isRewritten) await rewrite();
const read: ReadRecording = {
  seconds: (await input.computeDuration()) - (await input.getFirstTimestamp()),
  fault: isPlayable ? undefined : video.codec === 'hevc' ? 'hevc' : 'other-codec',
  isRewritten,
};
parentPort?.postMessage(read, []);
