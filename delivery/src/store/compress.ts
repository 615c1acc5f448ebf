import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are not compressed already. */
const compressible = /\.(js|css|json|svg|html|txt|xml|webmanifest|ico)$/;

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

/**
 * Writes a file, and its compressed copies beside it where they are smaller, unless its type is
 * compressed already. Returns its size with brotli. `quality` is as above.
 */
export async function writeEncoded(file: string, bytes: Buffer, quality?: number): Promise<number> {
  await writeFile(file, bytes);
  if (!compressible.test(file)) return bytes.length;
  const { br, gz } = await compress(bytes, quality);
  if (br) await writeFile(`${file}.br`, br);
  if (gz) await writeFile(`${file}.gz`, gz);
  return br?.length ?? bytes.length;
}
