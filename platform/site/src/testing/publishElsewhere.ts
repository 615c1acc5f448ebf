import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Place } from '@emberite/objects';

const start = (place: Place, ...args: string[]) =>
  fork(join(import.meta.dirname, 'publishProcess.ts'), [JSON.stringify(place), ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Publishes a build as a registry in a process of its own. Resolves with its exit code. */
export async function publishElsewhere(place: Place, dist: string): Promise<number | null> {
  const [code] = (await once(start(place, dist), 'exit')) as [number | null];
  return code;
}

/**
 * The same, but the process is killed once it has stored an object whose key begins with `prefix`.
 */
export async function killPublishAt(place: Place, dist: string, prefix: string): Promise<void> {
  const child = start(place, dist, prefix);
  const ended = once(child, 'exit');
  await once(child, 'message');
  child.kill('SIGKILL');
  await ended;
}
