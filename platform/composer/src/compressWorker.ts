/** The work of the threads of `compression.ts`. */
import { brotliSync } from '@emberite/release/compress';

/** Compresses bytes as `brotliSync` does. */
export default (given: { bytes: Uint8Array; quality: number | undefined }): Uint8Array | null =>
  brotliSync(Buffer.from(given.bytes), given.quality);
