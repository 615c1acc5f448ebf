/** Runs as a worker: exits with 0 if the file named by its data has a video frame. */
import { workerData } from 'node:worker_threads';
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';

const input = new Input({ source: new FilePathSource(String(workerData)), formats: [MP4, WEBM] });
const track = await input.getPrimaryVideoTrack();
const packet = track && (await new EncodedPacketSink(track).getFirstPacket());
process.exit(packet ? 0 : 1);
