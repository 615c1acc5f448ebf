import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Resolves when a file, or the list of what is in a folder, is on the disk itself. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}

/** Keeps files in a folder that is there. Keys are ours, never a visitor's words. */
export function folderStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      const own = dirname(place(key));
      await mkdir(own, { recursive: true });
      await sync(path);
      await rename(path, place(key));
      await sync(own);
      await sync(folder);
    },
    async size(key) {
      const found = await stat(place(key)).catch(missing);
      return found?.size ?? null;
    },
    async read(key, range) {
      const file = await open(place(key)).catch(missing);
      return file && file.createReadStream(range);
    },
    async remove(key) {
      await rm(place(key), { force: true });
      // Its other file may be there still; the last one to go takes the folder with it.
      await rmdir(dirname(place(key))).catch(() => {});
    },
  };
}
