/** The work of the threads of `compression.ts`. */
import { brotliSync } from '@emberite/release/compress';

/** What to compress, and how well: see `brotliSync`. */
export interface Uncompressed {
  bytes: Uint8Array;
  quality: number | undefined;
}

export default function work({ bytes, quality }: Uncompressed): Uint8Array | null {
  return brotliSync(Buffer.from(bytes), quality);
}
