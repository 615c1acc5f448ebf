import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '@emberite/cli/release';
import { fingerprint } from './fingerprint.ts';

const folder = 'platform/console';

/** Builds the page that the registry serves, if its sources have changed since. */
export async function buildConsole(
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = join(folder, 'dist', 'sources');
  const now = await fingerprint(folder);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return;
  log('Building console …');
  await bundle(folder, signal);
  await writeFile(stamp, now);
}
