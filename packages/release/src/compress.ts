import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Files that are not compressed already. */
export const compressible = /\.(js|css|json|svg|html|txt|xml|webmanifest|ico|wasm)$/;

/** Copies of bytes; `null` where the copy would not be smaller. */
interface Copies {
  br: Buffer | null;
  gz: Buffer | null;
}

const optionsFor = (quality: number = constants.BROTLI_MAX_QUALITY) => ({
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  gz: { level: 9 },
});

/** Only the copies that are worth it. */
function smaller(bytes: Buffer, { br, gz }: { br: Buffer; gz: Buffer }): Copies {
  const most = bytes.length * 0.95;
  return { br: br.length < most ? br : null, gz: gz.length < most ? gz : null };
}

/**
 * Compresses bytes with brotli and gzip, in the threads that read files, too. `quality` is brotli's, 0 to 11; the
 * default is the best, for files that are compressed once and sent often.
 */
export async function compress(bytes: Buffer, quality?: number): Promise<Copies> {
  const options = optionsFor(quality);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, options.br),
    promisify(gzip)(bytes, options.gz),
  ]);
  return smaller(bytes, { br, gz });
}

/** Compresses bytes like {@link compress}, in this thread. */
export function compressSync(bytes: Buffer, quality?: number): Copies {
  const options = optionsFor(quality);
  const br = brotliCompressSync(bytes, options.br);
  return smaller(bytes, { br, gz: gzipSync(bytes, options.gz) });
}
