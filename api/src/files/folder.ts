import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Keeps files in a folder. Keys are ours, never a visitor's words. */
export function folderStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      await mkdir(dirname(place(key)), { recursive: true });
      await rename(path, place(key));
    },
    async size(key) {
      const found = await stat(place(key)).catch(missing);
      return found?.size ?? null;
    },
    async read(key, span) {
      const file = await open(place(key)).catch(missing);
      return file && file.createReadStream(span);
    },
    async remove(key) {
      await rm(place(key), { force: true });
      // Its other file may be there still; the last one to go takes the folder with it.
      await rmdir(dirname(place(key))).catch(() => {});
    },
  };
}
