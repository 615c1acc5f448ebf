import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

/**
 * Encodes pictures of one size, PNGs in base64, as an MP4 with `rate` frames a second and at most about
 * `bytes`. Runs in the
 * page, because Chromium has an encoder.
 */
export async function encode(
  pictures: readonly string[],
  rate: number,
  bytes: number,
): Promise<Uint8Array> {
  const bitmaps = await Promise.all(
    pictures.map(async (picture) => {
      const response = await fetch(`data:image/png;base64,${picture}`);
      return createImageBitmap(await response.blob());
    }),
  );
  const { width = 0, height = 0 } = bitmaps[0] ?? {};
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas, {
    codec: 'avc',
    // Lower for a longer video, so that it is not larger.
    bitrate: Math.min(200_000, Math.round((7 * bytes * rate) / pictures.length)),
    keyFrameInterval: 4,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  for (const [index, bitmap] of bitmaps.entries()) {
    context.drawImage(bitmap, 0, 0);
    await source.add(index / rate, 1 / rate);
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}
