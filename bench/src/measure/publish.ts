import { readPackage } from '@emberite/cli/release';
import type { Registry } from '@emberite/cli/release';

/** How long changes take until the site serves them, in milliseconds. */
export interface Changes {
  publish: number;
  rollback: number;
}

/** Publishes the release in a `dist` folder without the gate, which has to be a new one, and rolls it back. */
export async function measureChanges(registry: Registry, dist: string): Promise<Changes> {
  const start = performance.now();
  const packages = [await readPackage(dist)];
  const { releases } = await registry.publish(packages, '', () => {}, 'A measurement.');
  const published = performance.now();
  const [release] = releases;
  if (!release?.changed) throw new Error(`${dist} was live already.`);
  await registry.rollback(release.name, '', () => {});
  return { publish: published - start, rollback: performance.now() - published };
}
