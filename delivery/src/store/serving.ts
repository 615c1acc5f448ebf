import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** What a running gateway serves. */
export interface Serving {
  /** Id of the set. */
  set: string;
  /** The live set, if the gateway could not load it. It tries again. */
  refused: { set: string; reason: string } | null;
}

const fileOf = (store: Store, pid: number | string) => join(store.root, 'serving', `${pid}.json`);

/** Says what this process serves from a store; null for nothing any more. */
export async function writeServing(store: Store, serving: Serving | null): Promise<void> {
  const file = fileOf(store, process.pid);
  if (!serving) return rm(file, { force: true });
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify(serving));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What the running gateways of this machine serve from a store. */
export async function readServing(store: Store): Promise<Serving[]> {
  const names = await readdir(join(store.root, 'serving')).catch(() => []);
  const running = names.map((name) => name.replace('.json', '')).filter((pid) => isRunning(+pid));
  const all = await Promise.all(
    running.map((pid) =>
      readFile(fileOf(store, pid), 'utf8').then(
        (text) => [JSON.parse(text) as Serving],
        () => [],
      ),
    ),
  );
  return all.flat();
}
