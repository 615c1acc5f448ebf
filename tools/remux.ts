import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
} from 'mediabunny';
import type { EncodedPacket, InputTrack, OutputFormat, Rotation } from 'mediabunny';

/**
 * Writes the tracks of a recording into another container, `slower` times as long, and turned
 * clockwise by `rotation` degrees. Decodes nothing.
 */
export async function remux(
  bytes: Uint8Array,
  format: OutputFormat,
  { slower = 1, rotation = 0 }: { slower?: number; rotation?: Rotation } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const output = new Output({ format, target: new BufferTarget() });
  const copies: (() => Promise<void>)[] = [];
  const copy = (track: InputTrack, add: (packet: EncodedPacket) => Promise<void>) =>
    copies.push(async () => {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const { timestamp, duration } = packet;
        await add(packet.clone({ timestamp: timestamp * slower, duration: duration * slower }));
      }
    });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video) {
    const source = new EncodedVideoPacketSource((await video.getCodec())!);
    const decoderConfig = (await video.getDecoderConfig())!;
    output.addVideoTrack(source, { rotation });
    copy(video, (packet) => source.add(packet, { decoderConfig }));
  }
  if (audio) {
    const source = new EncodedAudioPacketSource((await audio.getCodec())!);
    const decoderConfig = (await audio.getDecoderConfig())!;
    output.addAudioTrack(source);
    copy(audio, (packet) => source.add(packet, { decoderConfig }));
  }
  await output.start();
  for (const work of copies) await work();
  await output.finalize();
  return new Uint8Array(output.target.buffer!);
}
