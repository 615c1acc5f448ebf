/** The work of the threads of `compression.ts`. */
import { compressSync } from '@emberite/cli/compress';
import type { Compressed, Uncompressed } from './compression.ts';

export default function work({ bytes, quality }: Uncompressed): Compressed {
  return compressSync(Buffer.from(bytes), quality);
}
