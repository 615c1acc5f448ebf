import sharp from 'sharp';

/** A small red image, as a page may send it with a recording. */
export async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const square = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  return new Uint8Array(await sharp({ create: square }).png().toBuffer());
}
