import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@emberite/release';
import type { Release } from '@emberite/release';
import { createOutage } from '@emberite/config/log';
import type { ReleaseSet, Store } from '@emberite/store';
import type { Encoding } from './headers.ts';
import type { Log } from '@emberite/config/log';
import type { Metrics } from './metrics.ts';

const decoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  identity: async (bytes) => bytes,
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/**
 * How long to wait before a missing or bad file is requested again, and before filling is tried
 * again, in milliseconds.
 */
const pause = 1_000;

/** A file of a release in the store. */
export interface StoredFile {
  /** The package and id of the release. */
  name: string;
  id: string;
  /** E.g. `browser/main.js`. */
  path: string;
  integrity: string;
}

/** A verified file on this machine's disk. */
interface Copy {
  path: string;
  /** Its stat when it was verified: a change of its bytes changes that. */
  stat: Stats;
}

/** Whether it is as it was. Somebody may have emptied the folder, or written there. */
async function isUnchanged({ path, stat }: Copy): Promise<boolean> {
  const now = await lstat(path).catch(() => null);
  return now?.ino === stat.ino && now.size === stat.size && now.mtimeMs === stat.mtimeMs;
}

/** The name of the copy of a file with this hash, without the suffix of its encoding. */
const nameOf = (integrity: string) => integrity.replaceAll('/', '_');

/** The files for browsers that a release lists. */
const filesOf = ({ name, id, files }: Release): StoredFile[] =>
  Object.entries(files).map(([file, { integrity }]) => ({
    name,
    id,
    path: `browser/${file}`,
    integrity,
  }));

/** Whether bytes are those of a file in an encoding. */
const isWhole = (bytes: Buffer, encoding: Encoding, integrity: string): Promise<boolean> =>
  decoders[encoding](bytes).then(
    (decoded) => integrityOf(decoded) === integrity,
    () => false,
  );

/**
 * Files of releases on this machine's disk, named by their hash: each is verified when this process first sends it, and
 * when it has changed.
 */
export interface Cache {
  /**
   * The path of a file in an encoding, or its bytes if it could not be copied to the disk; null if the store does not
   * have it, or if its bytes do not match the release.
   */
  find(file: StoredFile, encoding: Encoding): Promise<string | Buffer | null>;
  /**
   * Fetches what tabs of a set may request, so that it is there while the store is unreachable, and
   * removes what neither its releases nor those of the set before have. While the store is unreachable,
   * it tries again. Only the last set counts.
   */
  fill(set: ReleaseSet): void;
  /** Stops filling. Resolves when nothing is written any more. */
  close(): Promise<void>;
}

/** Opens a cache in a folder of its own. */
export function openCache(
  folder: string,
  store: Store,
  log: Log,
  { lookups }: Pick<Metrics, 'lookups'>,
): Cache {
  /** What has been found, by name of the copy: bytes while the disk takes none; null if the store has no such file. */
  const found = new Map<string, Promise<Copy | Buffer | null>>();
  /** The bad files that have been logged. */
  const refused = new Set<string>();
  const closing = new AbortController();
  let wanted: ReleaseSet | undefined;
  /** The set before it, whose tabs still request files. */
  let previous: ReleaseSet | undefined;
  let filling = Promise.resolve();
  const outage = createOutage(log, 'cache-failed', 'cache-works');

  const keyOf = ({ integrity }: StoredFile, encoding: Encoding) =>
    nameOf(integrity) + suffixes[encoding];
  const fromStore = ({ name, id, path }: StoredFile, encoding: Encoding) =>
    store.file(name, id, path + suffixes[encoding]);

  async function write(path: string, bytes: Buffer): Promise<void> {
    const aside = `${path}~${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, path);
    } finally {
      await rm(aside, { force: true }).catch(() => {});
    }
  }

  function refuse({ name, id, path }: StoredFile, encoding: Encoding): null {
    const file = `${name}/${id}/${path}${suffixes[encoding]}`;
    if (refused.has(file)) return null;
    refused.add(file);
    const reason = 'It is not the file of its release.';
    log({ event: 'file-failed', level: 'error', file, reason });
    return null;
  }

  /** Reads a file, from the disk or otherwise the store, and verifies it. */
  async function read(file: StoredFile, encoding: Encoding): Promise<Copy | Buffer | null> {
    const path = join(folder, keyOf(file, encoding));
    const cached = await readFile(path).catch(() => null);
    if (cached && (await isWhole(cached, encoding, file.integrity))) {
      lookups.inc({ result: 'hit' });
      return { path, stat: await lstat(path) };
    }
    lookups.inc({ result: 'miss' });
    const bytes = await fromStore(file, encoding);
    if (!bytes) return null;
    if (!(await isWhole(bytes, encoding, file.integrity))) return refuse(file, encoding);
    try {
      await write(path, bytes);
      return { path, stat: await lstat(path) };
    } catch {
      return bytes;
    }
  }

  /** Finds a file, and remembers it. */
  async function look(file: StoredFile, encoding: Encoding): Promise<Copy | Buffer | null> {
    const key = keyOf(file, encoding);
    const known = await found.get(key);
    if (known === null || (known && 'path' in known && (await isUnchanged(known)))) {
      lookups.inc({ result: 'hit' });
      return known;
    }
    const reading = read(file, encoding);
    found.set(key, reading);
    const forget = () => found.get(key) === reading && found.delete(key);
    reading.then((one) => {
      if (one instanceof Buffer) forget();
      // A missing compressed copy is not a failure: most videos and pictures have none.
      if (!one && encoding === 'identity') setTimeout(forget, pause).unref();
    }, forget);
    return reading;
  }

  async function fillUp(set: ReleaseSet): Promise<void> {
    if (wanted !== set) return;
    try {
      await removeOthers([set, previous]);
      await fillFrom(set);
      outage.ended();
      log({ event: 'cache-filled', set: set.id });
    } catch (error) {
      if (closing.signal.aborted) return;
      outage.began({ set: set.id, reason: String(error) });
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      await fillUp(set);
    }
  }

  /** Removes and forgets what no release of these sets has. */
  async function removeOthers(sets: (ReleaseSet | undefined)[]): Promise<void> {
    const kept = new Set<string>();
    for (const { releases } of sets.filter((one) => one !== undefined)) {
      for (const [name, ids] of Object.entries(releases)) {
        const all = await Promise.all(ids.map((id) => store.release(name, id)));
        for (const { integrity } of all.flatMap(filesOf)) kept.add(nameOf(integrity));
      }
    }
    const isGone = (copy: string) => !kept.has(copy.replace(/[.~].*/, ''));
    for (const one of found.keys()) if (isGone(one)) found.delete(one);
    for (const one of await readdir(folder).catch(() => [])) {
      if (isGone(one)) await rm(join(folder, one), { recursive: true, force: true });
    }
  }

  async function fillFrom({ releases }: ReleaseSet): Promise<void> {
    for (const [name, ids] of Object.entries(releases)) {
      for (const id of ids.slice(0, 2)) {
        // The store remembers what it has said is served, too.
        await store.hasShipped(name, id);
        for (const file of filesOf(await store.release(name, id))) {
          await store.served(name, file.path.slice('browser/'.length));
          for (const encoding of ['identity', 'br', 'gzip'] as const) await copy(file, encoding);
        }
      }
    }
  }

  /** Copies a file to the disk, where it is verified when it is first sent. */
  async function copy(file: StoredFile, encoding: Encoding): Promise<void> {
    closing.signal.throwIfAborted();
    const key = keyOf(file, encoding);
    const path = join(folder, key);
    if ((await lstat(path).catch(() => null)) || (await found.get(key)) === null) return;
    const bytes = await fromStore(file, encoding);
    if (bytes) await write(path, bytes);
    else if (encoding !== 'identity') found.set(key, Promise.resolve(null));
  }

  return {
    async find(...file) {
      const one = await look(...file);
      return one && 'path' in one ? one.path : one;
    },
    fill(set) {
      previous = wanted;
      wanted = set;
      filling = filling.then(() => fillUp(set));
    },
    async close() {
      closing.abort();
      await filling;
    },
  };
}
