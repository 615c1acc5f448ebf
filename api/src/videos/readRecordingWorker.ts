/** Runs as a worker: posts what it reads in the file named by its data; throws if that has no video frame. */
import { parentPort, workerData } from 'node:worker_threads';
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import type { ReadRecording } from './readRecording.ts';

const input = new Input({ source: new FilePathSource(String(workerData)), formats: [MP4, WEBM] });
const track = await input.getPrimaryVideoTrack();
const packet = track && (await new EncodedPacketSink(track).getFirstPacket());
if (!packet) throw new Error('There is no video frame.');
const seconds = (await input.computeDuration()) - (await input.getFirstTimestamp());
const read: ReadRecording = { seconds };
parentPort?.postMessage(read, []);
