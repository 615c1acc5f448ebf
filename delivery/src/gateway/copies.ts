import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Encoding } from './headers.ts';
import type { Log } from './log.ts';
import { whileUnchanged } from './whileUnchanged.ts';

const decoders = {
  identity: () => new PassThrough(),
  br: createBrotliDecompress,
  gzip: createGunzip,
};

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** Returns the hash of what a file decodes to, as `sha384-…`; null for a link, and for what does not decode. */
const hashOf = (encoding: Encoding) => async (path: string, stat: Stats) => {
  if (!stat.isFile()) return null;
  await using handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  const hash = createHash('sha384');
  try {
    await pipeline(handle.createReadStream({ autoClose: false }), decoders[encoding](), hash);
  } catch {
    return null;
  }
  return `sha384-${hash.digest('base64')}`;
};

/**
 * Finds the copy of a file of the store in an encoding: the file itself, or the one that was
 * compressed beside it. Returns its path, and null if there is none or its bytes are not those with
 * this hash; `integrity` is null for a file whose bytes nobody has named.
 */
export type FindCopy = (
  file: string,
  encoding: Encoding,
  integrity: string | null,
) => Promise<string | null>;

/** Verifies files at their first request, because browsers keep them for a year, and when they change. */
export function createCopies(log: Log): FindCopy {
  const hashes = {
    identity: whileUnchanged(hashOf('identity')),
    br: whileUnchanged(hashOf('br')),
    gzip: whileUnchanged(hashOf('gzip')),
  };
  /** The refused files, each with the hash that has been logged. */
  const refused = new Map<string, string | null>();
  return async (file, encoding, integrity) => {
    const path = file + suffixes[encoding];
    // It has not been compressed, or is gone.
    const hash = await hashes[encoding](path).catch(() => undefined);
    if (hash === undefined) return null;
    if (hash !== null && (integrity === null || hash === integrity)) {
      refused.delete(path);
      return path;
    }
    if (refused.get(path) !== hash) {
      refused.set(path, hash);
      log({ event: 'file-failed', path, reason: 'It is not the file of its release.' });
    }
    return null;
  };
}
