import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Liveness } from '../db/liveness.ts';
import { makeFolder } from './makeFolder.ts';

/** How many uploads of one member may be under way at once. */
const atOnce = 3;

/** Where uploads are kept while they arrive. */
export interface Incoming {
  /**
   * Makes an empty file for an upload of `who`, which is to be deleted; null when that member has
   * enough of them under way. What is made beside it begins with the same name.
   */
  newFile(who: string): Promise<string | null>;
  /** Deletes what processes left that are not there any more. */
  clear(): Promise<void>;
}

/**
 * Makes the folder of what arrives in a data folder. Names begin with their process's number, and go
 * on with a hash of their member.
 */
export function openIncoming(dataDir: string, { self, alive }: Liveness): Incoming {
  const folder = join(dataDir, 'incoming');
  makeFolder(folder);
  const writerOf = (name: string) => Number(name.split('-')[0]);
  return {
    async newFile(who) {
      const member = createHash('sha256').update(who).digest('hex').slice(0, 16);
      const path = join(folder, `${self}-${member}-${randomUUID()}.video`);
      // First made and then counted: of many at once, too many may be refused, never too few.
      await (await open(path, 'wx')).close();
      const names = await readdir(folder);
      const there = await alive();
      const underWay = names.filter(
        (name) =>
          there.has(writerOf(name)) && name.includes(`-${member}-`) && name.endsWith('.video'),
      );
      if (underWay.length <= atOnce) return path;
      await rm(path);
      return null;
    },
    async clear() {
      const names = await readdir(folder);
      const there = await alive();
      const left = names.filter((name) => !there.has(writerOf(name)));
      for (const name of left) await rm(join(folder, name), { force: true });
    },
  };
}
