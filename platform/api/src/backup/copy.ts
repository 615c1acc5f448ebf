import { existsSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '@emberite/config/startError';
import { takeLock } from '@emberite/config/lock';
import { syncPath } from '../db/pglite.ts';

/** Runs `work` while nothing is written to the embedded database. */
export type WhileStill = (work: () => Promise<void>) => Promise<void>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const isGone = (error: unknown) => codeOf(error) === 'ENOENT';

/**
 * Makes a hard link to every file, which keeps it even if the site deletes it. That takes no space
 * and hardly any time: members' files never change once they are there.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else {
      await link(source, target).catch((error: unknown) => {
        if (codeOf(error) === 'EXDEV')
          throw new StartError(
            `${from} is a disk of its own, which a running site cannot back up. Keep members' files on the disk of DATA_DIR, or in a bucket.`,
          );
        // Just deleted, or linked before.
        if (!isGone(error) && !existsSync(target)) throw error;
      });
    }
  }
}

/** Flushes a folder and everything in it to the disk. */
async function flush(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) syncPath(join(folder, path));
  syncPath(folder);
}

/**
 * Hashes of the sources that `npm start` has published to the store: without them, it would publish everything over
 * what is restored. They go with the store, and say nothing about one that is elsewhere.
 */
const published = 'sources.json';

/** Where the hard links to members' files are while a backup is made. */
const stagedIn = (dataDir: string) => join(dataDir, 'backup.new');

/** Locks the making of backups; null while one is being made. */
const lockBackups = (dataDir: string) => takeLock(join(dataDir, 'backup.lock'));

/** Where a link to the folder is that a backup has not finished. */
const unfinishedOf = (dataDir: string) => join(stagedIn(dataDir), 'unfinished');

const clear = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Deletes what a killed backup has left, as far as its disk allows it. The caller must hold the lock. */
function clearLeft(dataDir: string): void {
  const unfinished = unfinishedOf(dataDir);
  try {
    if (existsSync(unfinished)) clear(readlinkSync(unfinished));
  } catch {
    // Neither a start nor a backup to another disk may depend on it.
  }
  clear(stagedIn(dataDir));
}

/** Deletes what a killed backup has left, so that no file outlives its member there. */
export function clearStaged(dataDir: string): void {
  using lock = lockBackups(dataDir);
  if (lock) clearLeft(dataDir);
}

/**
 * Copies all data of the site to the new folder `target`: the database as `saveDatabase` saves it to
 * a folder, members' files as they were at that moment, and the releases with what `npm start` knows
 * of them. The folder appears only when it is complete.
 */
export async function copyData(
  dataDir: string,
  target: string,
  saveDatabase: (folder: string, linkFiles: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) throw new StartError(`${target} already exists.`);
  using lock = lockBackups(dataDir);
  if (!lock) throw new StartError('Another backup is being made.');
  using made = new DisposableStack();
  const staged = stagedIn(dataDir);
  made.adopt(staged, clear);
  clearLeft(dataDir);
  for (const folder of [staged, dirname(target)]) await mkdir(folder, { recursive: true });
  // A new name: whatever is beside the target is somebody's.
  const unfinished = made.adopt(await mkdtemp(`${target}.new-`), clear);
  await symlink(unfinished, unfinishedOf(dataDir), 'junction');
  await saveDatabase(unfinished, () => linkFiles(join(dataDir, 'files'), join(staged, 'files')));
  await cp(join(staged, 'files'), join(unfinished, 'files'), { recursive: true });
  const store = join(dataDir, 'store');
  if (existsSync(store)) {
    const sources = join(dataDir, published);
    if (existsSync(sources)) await cp(sources, join(unfinished, published));
    // Objects are written once, and a move after everything that it refers to.
    const moves = join(store, 'moves');
    if (existsSync(moves)) await cp(moves, join(unfinished, 'store/moves'), { recursive: true });
    // A name with ~ is of an object that is being written, and may be gone before it is read.
    const filter = (path: string) => path !== moves && !basename(path).startsWith('~');
    await cp(store, join(unfinished, 'store'), { recursive: true, filter });
  }
  await flush(unfinished);
  renameSync(unfinished, target);
  syncPath(dirname(target));
}

/** Moves all these out of a data folder, or none of them, if one cannot be moved. */
function setAside(dataDir: string, names: string[], to: string): void {
  const there = names.filter((name) => existsSync(join(dataDir, name)));
  using back = new DisposableStack();
  for (const name of there) {
    const [path, aside] = [join(dataDir, name), join(to, `${name}.old`)];
    try {
      renameSync(path, aside);
    } catch (error) {
      throw new StartError(
        `${path} cannot be replaced (${codeOf(error)}): is it a disk of its own? Restore to a new DATA_DIR, and copy what is in it there.`,
        { cause: error },
      );
    }
    back.defer(() => renameSync(aside, path));
  }
  back.move();
}

/**
 * Restores the folders of a backup, in place of the existing ones, which are moved away only once the
 * copy is complete, and are deleted at the end. The caller must hold the folder's locks.
 */
export async function restoreData(dataDir: string, source: string): Promise<void> {
  const names = ['db', 'files', 'store'];
  const unfinished = join(dataDir, 'restore.new');
  if (!names.some((name) => existsSync(join(source, name)))) {
    throw new StartError(`${source} is not a backup.`);
  }
  // A backup from before has none: those that are there stay.
  if (['store', published].every((name) => existsSync(join(source, name)))) names.push(published);
  try {
    clear(unfinished);
    // The collection of old objects depends on the age of files.
    const options = { recursive: true, preserveTimestamps: true };
    for (const name of names) {
      const from = join(source, name);
      if (existsSync(from)) await cp(from, join(unfinished, name), options);
    }
    await flush(unfinished);
    setAside(dataDir, names, unfinished);
    for (const name of names) {
      const copied = join(unfinished, name);
      if (existsSync(copied)) renameSync(copied, join(dataDir, name));
    }
    syncPath(dataDir);
  } finally {
    clear(unfinished);
  }
}

/** Copies the data of a site with an embedded database, which `whileStill` halts for a moment. */
export function copyEmbedded(
  dataDir: string,
  target: string,
  whileStill: WhileStill,
): Promise<void> {
  return copyData(dataDir, target, (folder, linkNow) =>
    whileStill(async () => {
      await cp(join(dataDir, 'db'), join(folder, 'db'), { recursive: true });
      await linkNow();
    }),
  );
}
