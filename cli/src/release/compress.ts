import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are not compressed already. */
export const compressible = /\.(js|css|json|svg|html|txt|xml|webmanifest|ico)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses bytes with brotli and gzip; `null` where the result would not be smaller. `quality` is
 * brotli's, 0 to 11; the default is the best, for files that are compressed once and sent often.
 */
export async function compress(
  bytes: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<{ br: Buffer | null; gz: Buffer | null }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  const smaller = (encoded: Buffer) => (encoded.length < bytes.length * 0.95 ? encoded : null);
  return { br: smaller(br), gz: smaller(gz) };
}
