import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '@emberite/cli/release';
import { fingerprint } from './fingerprint.ts';

/** Builds the page that the registry serves, if its sources have changed since. */
export async function buildConsole(
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = join('console', 'dist', 'sources');
  const now = await fingerprint('console');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return;
  log('Building console …');
  await bundle('console', signal);
  await writeFile(stamp, now);
}
