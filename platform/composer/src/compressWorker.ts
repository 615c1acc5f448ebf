/** The work of the threads of `compression.ts`. */
import { compressSync } from '@emberite/release/compress';

/** What to compress, and how well: see `compressSync`. */
export interface Uncompressed {
  bytes: Uint8Array;
  quality: number | undefined;
}

/** Copies of bytes in the encodings of HTTP; null where one would not be smaller. */
export interface Compressed {
  br: Uint8Array | null;
  gz: Uint8Array | null;
}

export default function work({ bytes, quality }: Uncompressed): Compressed {
  return compressSync(Buffer.from(bytes), quality);
}
