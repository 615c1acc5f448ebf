import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Liveness } from '../db/liveness.ts';
import { makeFolder } from '@emberite/config/makeFolder';

/** How many uploads each member may have in progress. */
const atOnce = 3;

/**
 * Opens the folder for incoming uploads inside a data folder. Each name begins with the number of
 * its process, then a hash of its member.
 */
export function openIncoming(dataDir: string, { self, alive }: Liveness) {
  const folder = join(dataDir, 'incoming');
  makeFolder(folder);
  const writerOf = (name: string) => Number(name.split('-')[0]);
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  return {
    /**
     * Makes an empty file for an upload of `who`; the caller deletes it. Returns null if that member
     * has too many in progress; the caller keeps the member's other uploads from being counted at the
     * same time. Files made beside it must begin with the same name.
     */
    async newFile(who: string) {
      const member = createHash('sha256').update(who).digest('hex').slice(0, 16);
      const names = await readdir(folder);
      const there = await alive();
      const underWay = names.filter(
        (name) =>
          there.has(writerOf(name)) && name.includes(`-${member}-`) && name.endsWith('.video'),
      );
      if (underWay.length >= atOnce) return null;
      const path = join(folder, `${self}-${member}-${randomUUID()}.video`);
      await (await open(path, 'wx')).close();
      return path;
    },
    /** Deletes the files of processes that no longer run. */
    async clear() {
      const names = await readdir(folder);
      const there = await alive();
      await remove(names.filter((name) => !there.has(writerOf(name))));
    },
    /** Deletes the files of this process, which is about to end. */
    async end() {
      const names = await readdir(folder);
      await remove(names.filter((name) => writerOf(name) === self));
    },
  };
}
