import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@emberite/release';
import { createOutage } from '@emberite/config/log';
import type { ReleaseSet, Store } from '@emberite/store';
import type { Encoding } from './headers.ts';
import type { Log } from '@emberite/config/log';
import type { Metrics } from './metrics.ts';

/** A file as the store has it in an encoding: how its name ends, and what makes the file from it. */
const copies: Record<Encoding, { ending: string; decode: (bytes: Buffer) => Promise<Buffer> }> = {
  identity: { ending: '', decode: async (bytes) => bytes },
  br: { ending: '.br', decode: promisify(brotliDecompress) },
  gzip: { ending: '.gz', decode: promisify(gunzip) },
};

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

/** The name of the copy of a file with this hash, without the ending of its encoding. */
const nameOf = (integrity: string) => integrity.replaceAll('/', '_');

/** Whether bytes are those of a file in an encoding. */
const isWhole = (bytes: Buffer, encoding: Encoding, integrity: string): Promise<boolean> =>
  copies[encoding].decode(bytes).then(
    (decoded) => integrityOf(decoded) === integrity,
    () => false,
  );

/** Files of releases on this machine: see {@link openCache}. */
export type Cache = ReturnType<typeof openCache>;

/**
 * Opens a cache in a folder of its own: files of releases on this machine's disk, named by their hash. Each is verified
 * when this process first sends it, and when it has changed.
 */
export function openCache(
  folder: string,
  store: Store,
  log: Log,
  { lookups }: Pick<Metrics, 'lookups'>,
) {
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
    nameOf(integrity) + copies[encoding].ending;
  const fromStore = ({ name, id, path }: StoredFile, encoding: Encoding) =>
    store.file(name, id, path + copies[encoding].ending);

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

  /** Reads a file, from the disk or otherwise the store, and verifies it. */
  async function read(file: StoredFile, encoding: Encoding): Promise<Copy | Buffer | null> {
    const isOver = closing.signal.aborted;
    const path = join(folder, keyOf(file, encoding));
    const cached = await readFile(path).catch(() => null);
    if (cached && (await isWhole(cached, encoding, file.integrity))) {
      lookups.inc({ result: 'hit' });
      return { path, stat: await lstat(path) };
    }
    lookups.inc({ result: 'miss' });
    const bytes = await fromStore(file, encoding);
    if (!bytes) return null;
    if (!(await isWhole(bytes, encoding, file.integrity))) {
      const bad = `${file.name}/${file.id}/${file.path}${copies[encoding].ending}`;
      const reason = 'It is not the file of its release.';
      if (!refused.has(bad)) log({ event: 'file-failed', level: 'error', file: bad, reason });
      refused.add(bad);
      return null;
    }
    if (isOver) return bytes;
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
    for (;;) {
      if (wanted !== set) return;
      try {
        await fillFrom(set);
        outage.ended();
        return log({ event: 'cache-filled', set: set.id });
      } catch (error) {
        if (closing.signal.aborted) return;
        outage.began({ set: set.id, reason: String(error) });
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  /**
   * Removes and forgets what no release of a set and of the one before has. Copies what tabs of the set may request to
   * the disk, where it is verified when it is first sent.
   */
  async function fillFrom(set: ReleaseSet): Promise<void> {
    // A canary is in front of the live release and its fallback.
    const tried = (name: string) => (set.canaries?.some((one) => one.name === name) ? 3 : 2);
    const releases = [set, previous].flatMap((one) =>
      Object.entries(one?.releases ?? {}).flatMap(([name, ids]) =>
        ids.map((id, at) => ({ name, id, isTried: one === set && at < tried(name) })),
      ),
    );
    const kept = new Set<string>();
    const files: StoredFile[] = [];
    for (const { name, id, isTried } of releases) {
      const release = await store.release(name, id);
      for (const [file, { integrity }] of Object.entries(release.files)) {
        kept.add(nameOf(integrity));
        if (isTried) files.push({ name, id, path: `browser/${file}`, integrity });
      }
    }
    const isGone = (copy: string) => !kept.has(copy.replace(/[.~].*/, ''));
    for (const one of found.keys()) if (isGone(one)) found.delete(one);
    for (const one of await readdir(folder).catch(() => [])) {
      if (isGone(one)) await rm(join(folder, one), { recursive: true, force: true });
    }
    for (const file of files) {
      // The store remembers what it has said is served, too.
      await store.hasShipped(file.name, file.id);
      await store.served(file.name, file.path.slice('browser/'.length));
      for (const encoding of ['identity', 'br', 'gzip'] as const) await copy(file, encoding);
    }
  }

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
    /**
     * The path of a file in an encoding, or its bytes if it could not be copied to the disk; null if the store does not
     * have it, or if its bytes do not match the release.
     */
    async find(file: StoredFile, encoding: Encoding): Promise<string | Buffer | null> {
      const one = await look(file, encoding);
      return one && 'path' in one ? one.path : one;
    },
    /**
     * Fetches what tabs of a set may request, so that it is there while the store is unreachable, and
     * removes what neither its releases nor those of the set before have. While the store is unreachable,
     * it tries again. Only the last set counts.
     */
    fill(set: ReleaseSet): void {
      previous = wanted;
      wanted = set;
      filling = filling.then(() => fillUp(set));
    },
    /** Stops filling. Resolves when nothing is written any more, also for requests that have ended or still go on. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled([filling, ...found.values()]);
    },
  };
}
