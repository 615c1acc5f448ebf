import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import {
  constants,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkKey, checkPrefix, isSegment } from './objects.ts';
import type { Body, ObjectInfo, Objects } from './objects.ts';

/** Only the owner may use what the store creates. */
const privateFile = 0o600;
const privateFolder = 0o700;

/** How old an unfinished file must be to be deleted, in ms. No write takes that long. */
const abandonedAfter = 60 * 60 * 1000;

/** The beginning of the names of unfinished files. No key has it. */
const unfinished = '~';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Handles the error of a path at which there is nothing. */
function missing(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
}

/** Opens a file, but no symbolic link. */
const openItself = (path: string) => open(path, constants.O_RDONLY | constants.O_NOFOLLOW);

/** Flushes a folder to the disk, if it is still there. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path).catch(missing);
  await folder?.sync().finally(() => folder.close());
}

/** Makes a file ready to be an object: private, with the current time, and flushed to the disk. */
async function finish(path: string): Promise<void> {
  const file = await openItself(path);
  try {
    const now = new Date();
    await file.chmod(privateFile);
    await file.utimes(now, now);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Stores each object as a file at its key in a folder, which is created with the first one. Others
 * who write there may leave symbolic links: those are not objects, and none is followed.
 */
export function folderObjects(folder: string): Objects {
  const root = resolve(folder);
  /** When it last searched for unfinished files, in ms since 1970. */
  let lookedAt = 0;

  /** Whether the path of a key leads through no symbolic link. Rejects if there is nothing. */
  async function isReal(key: string): Promise<boolean> {
    const [real, realRoot] = await Promise.all([realpath(join(root, key)), realpath(root)]);
    return real === join(realRoot, key);
  }

  /** Where an object is, and its status; null if there is none. */
  async function findObject(key: string) {
    checkKey(key);
    if (!(await isReal(key).catch(missing))) return null;
    const path = join(root, key);
    const status = await lstat(path).catch(missing);
    return status?.isFile() ? { path, status } : null;
  }

  async function openObject(key: string) {
    const found = await findObject(key);
    return found && (await openItself(found.path).catch(missing));
  }

  /** Creates the folder, and occasionally deletes what killed processes have left in it. */
  async function prepare(): Promise<void> {
    if (await mkdir(root, { recursive: true, mode: privateFolder })) {
      await flushFolder(dirname(root));
    }
    const now = Date.now();
    if (now - lookedAt < abandonedAfter) return;
    lookedAt = now;
    for (const name of await readdir(root)) {
      if (!name.startsWith(unfinished)) continue;
      const status = await lstat(join(root, name)).catch(missing);
      if (status && now - status.mtimeMs > abandonedAfter)
        await rm(join(root, name), { force: true });
    }
  }

  /** Gives a file the name of an object too. Resolves with false if that name is taken. */
  async function linkTo(path: string, key: string): Promise<boolean> {
    const target = join(root, key);
    await mkdir(dirname(target), { recursive: true, mode: privateFolder });
    if (!(await isReal(dirname(key)))) throw new Error(`${key} is behind a symbolic link.`);
    try {
      await link(path, target);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** Makes a finished file an object. Resolves with false if there is one already. */
  async function publish(path: string, key: string): Promise<boolean> {
    for (let left = 20; ; left -= 1) {
      try {
        if (await linkTo(path, key)) return true;
        break;
      } catch (error) {
        // A deletion may just have removed the folder, because it was empty.
        if (codeOf(error) !== 'ENOENT' || left === 0) throw error;
      }
    }
    const there = await lstat(join(root, key)).catch(missing);
    if (there && !there.isFile())
      throw new Error(`${key} cannot be stored: something else has its name.`);
    return false;
  }

  /** Publishes an unfinished file that `write` creates and fills. */
  async function publishNew(key: string, write: (path: string) => Promise<void>) {
    const path = join(root, unfinished + randomUUID());
    try {
      await write(path);
      await finish(path);
      return await publish(path, key);
    } finally {
      await rm(path, { force: true });
    }
  }

  async function store(key: string, body: Body): Promise<boolean> {
    if (await findObject(key)) return false;
    if (body instanceof Uint8Array) {
      return publishNew(key, (path) => writeFile(path, body, { flag: 'wx', mode: privateFile }));
    }
    const { file } = body;
    await finish(file);
    const isStored = await publish(file, key).catch((error: unknown) => {
      if (codeOf(error) !== 'EXDEV') throw error;
      return publishNew(key, (path) => copyFile(file, path, constants.COPYFILE_EXCL));
    });
    if (isStored) await rm(file, { force: true });
    return isStored;
  }

  /** The folders that an object is in, from its own to the root. */
  function* foldersOf(key: string): Generator<string> {
    for (let path = dirname(join(root, key)); path !== root; path = dirname(path)) yield path;
  }

  /** The objects of a folder whose key begins with `prefix`; `at` is its own key with a slash, or empty. */
  async function* walk(at: string, prefix: string): AsyncGenerator<ObjectInfo> {
    const entries = await readdir(join(root, at), { withFileTypes: true }).catch(missing);
    // As in the order of all keys, where a slash follows the name of a folder.
    const keyOf = (entry: Dirent) => at + entry.name + (entry.isDirectory() ? '/' : '');
    const found = (entries ?? [])
      .filter(({ name }) => isSegment(name) && (at + name).startsWith(prefix))
      .map((entry) => ({ entry, key: keyOf(entry) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    for (const { entry, key } of found) {
      if (entry.isDirectory()) yield* walk(key, prefix);
      if (!entry.isFile()) continue;
      const status = await lstat(join(root, key)).catch(missing);
      if (status) yield { key, size: status.size, modified: status.mtime };
    }
  }

  return {
    async putIfAbsent(key, body) {
      checkKey(key);
      await prepare();
      const isStored = await store(key, body);
      // Also what another process has just stored, and may not have flushed yet.
      await Promise.all([...foldersOf(key), root].map(flushFolder));
      return isStored;
    },
    async get(key) {
      const file = await openObject(key);
      return file && (await file.readFile().finally(() => file.close()));
    },
    async read(key, range) {
      const file = await openObject(key);
      return file && file.createReadStream(range);
    },
    async size(key) {
      return (await findObject(key))?.status.size ?? null;
    },
    async *list(prefix) {
      checkPrefix(prefix);
      const at = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      if (await isReal(dirname(`${at}_`)).catch(missing)) yield* walk(at, prefix);
    },
    async delete(key) {
      const found = await findObject(key);
      if (found) await rm(found.path, { force: true });
      // A process that was killed may have left the folder empty.
      else if (!(await isReal(dirname(key)).catch(missing))) return;
      for (const folder of foldersOf(key)) {
        // It may hold other objects.
        const isRemoved = await rmdir(folder).then(
          () => true,
          () => false,
        );
        if (!isRemoved) return;
      }
    },
  };
}
