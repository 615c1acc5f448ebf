import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Encoding } from './headers.ts';

/** One encoding of a file on the disk, as it was when its bytes were verified. */
export interface VerifiedCopy {
  path: string;
  encoding: Encoding;
  stat: Stats;
}

/** The encodings of a file whose bytes are those that its release names. */
export type VerifiedFile = { identity: VerifiedCopy } & Partial<Record<Encoding, VerifiedCopy>>;

const decoders = {
  identity: () => new PassThrough(),
  br: createBrotliDecompress,
  gzip: createGunzip,
};

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** Reads a file once, and not through a link. Returns null if its decoded bytes have another hash. */
async function verifyCopy(
  file: string,
  encoding: Encoding,
  integrity: string | null,
): Promise<VerifiedCopy | null> {
  const path = file + suffixes[encoding];
  await using handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  const stat = await handle.stat();
  if (!stat.isFile()) return null;
  const copy = { path, encoding, stat };
  if (integrity === null) return copy;
  const hash = createHash('sha384');
  await pipeline(handle.createReadStream({ autoClose: false }), decoders[encoding](), hash);
  return integrity === `sha384-${hash.digest('base64')}` ? copy : null;
}

/**
 * Verifies a file of the store and its compressed copies, each of which must decode to the same
 * bytes. A copy that does not is left out. Returns null if the file itself is not as named.
 *
 * @param integrity `sha384-…`; null for a file whose bytes nobody has named
 * @param refuse called with the path of what is not as named
 */
export async function verifyFile(
  file: string,
  integrity: string | null,
  refuse: (path: string) => void,
): Promise<VerifiedFile | null> {
  const verify = (encoding: Encoding) =>
    verifyCopy(file, encoding, integrity).then(
      (copy) => copy ?? (refuse(file + suffixes[encoding]), undefined),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') refuse(file + suffixes[encoding]);
        return undefined;
      },
    );
  const [identity, br, gzip] = await Promise.all([
    verify('identity'),
    verify('br'),
    verify('gzip'),
  ]);
  return identity ? { identity, ...(br && { br }), ...(gzip && { gzip }) } : null;
}

/** Whether a file is still the one that was verified. A change of its bytes changes its times. */
export async function isUnchanged({ path, stat }: VerifiedCopy): Promise<boolean> {
  const now = await lstat(path).catch(() => null);
  return (
    now !== null &&
    stat.ino === now.ino &&
    stat.size === now.size &&
    stat.mtimeMs === now.mtimeMs &&
    stat.ctimeMs === now.ctimeMs
  );
}
