import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, readPackage } from '@emberite/cli/release';
import type { Package, Registry } from '@emberite/release';
import { packages } from './workspace.ts';
import { fingerprint } from './fingerprint.ts';

/** Builds packages one after the other. Returns their releases. */
async function buildAll(
  names: string[],
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<Package[]> {
  if (names.length > 0) log(`Building ${names.join(', ')} …`);
  const built: Package[] = [];
  for (const name of names) {
    const ms = await build(name, signal);
    log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
    built.push(await readPackage(join(name, 'dist')));
  }
  return built;
}

/**
 * Builds and publishes the packages whose sources have changed since this was last called with the
 * folder, and those that are not live yet. The others keep the releases that their teams have
 * published or rolled back to; what is retired stays off the site.
 *
 * @param folder stores hashes of the sources
 * @param signal ends the builds
 */
export async function publishChanged(
  registry: Pick<Registry, 'list' | 'publish'>,
  folder: string,
  log: (line: string) => void,
  { names = packages, signal }: { names?: readonly string[]; signal?: AbortSignal } = {},
): Promise<void> {
  const file = join(folder, 'sources.json');
  const known = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Record<string, string>)
    .catch(() => ({}) as Record<string, string>);
  const { remotes, retired = {} } = await registry.list();
  const off = names.filter((name) => Object.hasOwn(retired, name));
  const on = names.filter((name) => !off.includes(name));
  if (off.length > 0) {
    log(
      `Retired, and not published: ${off.join(', ')}. Bring it back: npm run release -- publish ${off[0]}`,
    );
  }
  const now = Object.fromEntries(
    await Promise.all(on.map(async (name) => [name, await fingerprint(name)] as const)),
  );
  const live = remotes.map(({ name }) => name);
  const changed = on.filter((name) => known[name] !== now[name] || !live.includes(name));
  if (changed.length === 0) return;
  const built = await buildAll(changed, log, signal);
  const start = performance.now();
  const { warnings } = await registry.publish(
    built,
    'The sources have changed.',
    log,
    // Skips the gate: the person who starts the site opens it anyway.
    'Published from the sources of this machine as the site starts.',
  );
  for (const sentence of warnings) log(sentence);
  // Whole or not at all: without it, all packages count as changed.
  await writeFile(`${file}.new`, JSON.stringify({ ...known, ...now }));
  await rename(`${file}.new`, file);
  log(
    `Published ${changed.length} releases (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
