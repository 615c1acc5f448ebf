import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Where uploads are kept while they arrive. */
export interface Incoming {
  /** A place for one more file. */
  newPath(): string;
  /** Deletes what was last written before `until`: uploads whose process was killed. */
  clear(until: Date): Promise<void>;
}

/** Makes the folder of what arrives in a data folder. */
export function openIncoming(dataDir: string): Incoming {
  const folder = join(dataDir, 'incoming');
  mkdirSync(folder, { recursive: true });
  return {
    newPath: () => join(folder, randomUUID()),
    async clear(until) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime <= until) await rm(path, { force: true });
      }
    },
  };
}
