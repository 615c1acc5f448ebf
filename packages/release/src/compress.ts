import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

/** Files that are not compressed already. */
export const compressible = /\.(js|css|json|svg|html|txt|xml|webmanifest|ico|wasm)$/;

const brotli = (quality: number = constants.BROTLI_MAX_QUALITY) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** A copy of bytes, if it is worth it. */
const ifSmaller = (bytes: Buffer, copy: Buffer) =>
  copy.length < bytes.length * 0.95 ? copy : null;

/**
 * Compresses bytes with brotli and gzip, in the threads that read files, too; `null` where the copy would not be
 * smaller. `quality` is brotli's, 0 to 11; the default is the best, for files that are compressed once and sent often.
 */
export async function compress(bytes: Buffer, quality?: number) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, brotli(quality)),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br: ifSmaller(bytes, br), gz: ifSmaller(bytes, gz) };
}

/** Compresses bytes with brotli like {@link compress}, in this thread. */
export const brotliSync = (bytes: Buffer, quality?: number) =>
  ifSmaller(bytes, brotliCompressSync(bytes, brotli(quality)));
