import { readPackage } from '@emberite/cli/release';
import type { Registry } from '@emberite/release';

/**
 * Publishes the release in a `dist` folder, which has to be a new one, and rolls it back. Returns how long each takes
 * until the site serves it, in milliseconds. Throws if the gate should open it and did not: then the time would be too
 * short.
 *
 * @param noGate why it should not be opened first
 */
export async function measureChanges(registry: Registry, dist: string, noGate?: string) {
  const start = performance.now();
  const packages = [await readPackage(dist)];
  const { releases, move } = await registry.publish(packages, '', () => {}, noGate);
  const published = performance.now();
  const [release] = releases;
  if (!release?.changed) throw new Error(`${dist} was live already.`);
  const gate = move?.gates?.[release.name];
  if (noGate === undefined && !(gate && 'report' in gate)) {
    throw new Error(`No browser opened it: ${gate?.skipped ?? 'the registry has no gate.'}`);
  }
  await registry.rollback(release.name, '', () => {});
  return { publish: published - start, rollback: performance.now() - published };
}
