import { build } from '@emberite/cli/release';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { publish } from '../release/publish.ts';
import type { Store } from '../store/index.ts';
import { packages } from '../workspace.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Builds and publishes the packages whose sources have changed since this was last called for the
 * store. The other packages keep the releases that their teams have published or rolled back to.
 */
export async function publishChanged(
  store: Store,
  site: SiteConfig,
  log: (line: string) => void,
  names = packages,
): Promise<void> {
  const file = join(store.root, 'started.json');
  const known = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}) as Record<string, string>,
  );
  const now = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await fingerprint(name)] as const)),
  );
  const changed = names.filter((name) => known[name] !== now[name]);
  if (changed.length === 0) return;
  log(`Building ${changed.join(', ')} …`);
  for (const name of changed) {
    const ms = await build(name);
    log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
  }
  log('Publishing: checking, compressing, rendering pages …');
  const start = performance.now();
  await publish(
    store,
    changed.map((name) => join(name, 'dist')),
    site,
    null,
    log,
  );
  await writeFile(file, JSON.stringify({ ...known, ...now }));
  log(
    `Published ${changed.length} releases (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
