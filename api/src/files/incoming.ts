import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Presence } from '../db/presence.ts';

/** Where uploads are kept while they arrive. */
export interface Incoming {
  /** A place for one more file. */
  newPath(): string;
  /** Deletes what processes left that are not there any more. */
  clear(): Promise<void>;
}

/** Makes the folder of what arrives in a data folder. Names begin with their process's number. */
export function openIncoming(dataDir: string, { self, present }: Presence): Incoming {
  const folder = join(dataDir, 'incoming');
  mkdirSync(folder, { recursive: true });
  return {
    newPath: () => join(folder, `${self}-${randomUUID()}`),
    async clear() {
      const names = await readdir(folder);
      const there = await present();
      const left = names.filter((name) => !there.has(Number(name.split('-')[0])));
      for (const name of left) await rm(join(folder, name), { force: true });
    },
  };
}
