import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';
import { createRecent } from '@emberite/store/recent';
import type { ReleaseSet, Store } from '@emberite/store';
import type { Cache, StoredFile } from './cache.ts';

/** How many deltas are held in memory: of each file that a release changed, one for each former version. */
const mostDeltas = 500;

/** How many hashes of files are. */
const mostHashes = 5_000;

/** What stands before the compressed bytes, with the hash of the dictionary (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** Finds both files: 4 MB is more than a release may have in one script. */
const params = { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_windowLog]: 22 };

/** The name of a script or stylesheet without the hash of its content; its former versions have the same. */
const stemOf = (path: string) => /^browser\/(.+)\.[\da-f]{12}\.(?:js|css)$/.exec(path)?.[1];

/** The addresses of a file's other versions, for which a browser that has it asks for the difference; undefined if it has none. */
export function dictionaryFor({ path }: StoredFile): string | undefined {
  const stem = stemOf(path);
  return stem && `match="${stem}.*${path.slice(path.lastIndexOf('.'))}"`;
}

/**
 * Returns a function that finds a file as the difference to the version that the browser has, for the encoding `dcz`. It
 * is made when it is first asked for; null if the browser has none that the releases of the set name, or if one of both
 * cannot be read now.
 */
export function createDeltas(store: Store, cache: Cache) {
  const deltas = createRecent<Buffer | null>(mostDeltas);
  const hashes = createRecent<string>(mostHashes);

  async function bytesOf(file: StoredFile): Promise<Buffer> {
    const found = await cache.find(file, 'identity');
    if (!found) throw new Error(`${file.path} of ${file.name} is missing.`);
    return typeof found === 'string' ? readFile(found) : found;
  }

  const hashOf = (file: StoredFile) =>
    hashes(file.integrity, async () => hash('sha256', await bytesOf(file), 'base64'));

  /** The version of the file with this SHA-256 in a release of the set. */
  async function dictionary(of: StoredFile, sha256: string, { releases }: ReleaseSet) {
    const { name } = of;
    for (const id of releases[name] ?? []) {
      const { files } = await store.release(name, id);
      for (const [file, { integrity }] of Object.entries(files)) {
        const one = { name, id, path: `browser/${file}`, integrity };
        if (one.path === of.path || stemOf(one.path) !== stemOf(of.path)) continue;
        if ((await hashOf(one)) === sha256) return bytesOf(one);
      }
    }
    return null;
  }

  async function make(file: StoredFile, sha256: string, set: ReleaseSet): Promise<Buffer | null> {
    const known = await dictionary(file, sha256, set);
    if (!known) return null;
    const options = { params, dictionary: known };
    const compressed = await promisify(zstdCompress)(await bytesOf(file), options);
    return Buffer.concat([magic, Buffer.from(sha256, 'base64'), compressed]);
  }

  return async (
    request: IncomingMessage,
    file: StoredFile,
    set: ReleaseSet,
  ): Promise<Buffer | null> => {
    const { method, headers } = request;
    const [, sha256] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
    if (!sha256 || method !== 'GET' || !stemOf(file.path)) return null;
    if (headers.range || !new Negotiator(request).encodings().includes('dcz')) return null;
    const key = `${set.id} ${file.integrity} ${sha256}`;
    // The whole file may still be there.
    return deltas(key, () => make(file, sha256, set)).catch(() => null);
  };
}
