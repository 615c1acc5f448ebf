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
import type { EncodedPacket, OutputFormat, Rotation } from 'mediabunny';

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
  const stretched = (packet: EncodedPacket) =>
    packet.clone({
      timestamp: packet.timestamp * slower,
      duration: packet.duration * slower,
    });
  const copies: (() => Promise<void>)[] = [];
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video) {
    const source = new EncodedVideoPacketSource((await video.getCodec())!);
    const decoderConfig = (await video.getDecoderConfig())!;
    output.addVideoTrack(source, { rotation });
    copies.push(async () => {
      for await (const packet of new EncodedPacketSink(video).packets())
        await source.add(stretched(packet), { decoderConfig });
    });
  }
  if (audio) {
    const source = new EncodedAudioPacketSource((await audio.getCodec())!);
    const decoderConfig = (await audio.getDecoderConfig())!;
    output.addAudioTrack(source);
    copies.push(async () => {
      for await (const packet of new EncodedPacketSink(audio).packets())
        await source.add(stretched(packet), { decoderConfig });
    });
  }
  await output.start();
  for (const copy of copies) await copy();
  await output.finalize();
  return new Uint8Array(output.target.buffer!);
}
