import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from '../build/recordFile.ts';
import { RefusedError } from '@emberite/release';

/**
 * Refuses a build whose records are invalid, that lacks files it lists, or that bundles modules that
 * only the host may provide.
 */
export async function checkBuild(dist: string): Promise<void> {
  if (!existsSync(join(dist, 'build.json'))) {
    throw new RefusedError(`There is no build in ${dist}. Run npm run build -w <remote> first.`);
  }
  const build = await readBuild(dist);
  if (build.mode !== 'production') {
    throw new RefusedError(
      `${build.name} was not built for production. Build again: npm run build -w ${build.name}.`,
    );
  }
  const chunks = [build.entry, ...Object.values(build.imports)];
  const named = chunks.flatMap(({ js, css }) => [...js, ...css.map(({ file }) => file)]);
  for (const file of named) {
    if (existsSync(join(dist, 'browser', file))) continue;
    throw new RefusedError(
      `${build.name} lists ${file} in its manifest, but the build has no such file. Build again: npm run build -w ${build.name}.`,
    );
  }
  if (build.kind === 'host') return;
  const [early] = Object.keys(build.entry.shared);
  if (early !== undefined) {
    throw new RefusedError(
      `${build.name} imports ${early} with its routes, which run before the host provides it. Import it in the pages instead.`,
    );
  }
  for (const name of ['react', 'react-dom']) {
    if (!chunks.some(({ packages }) => packages.includes(name))) continue;
    throw new RefusedError(
      `${build.name} bundles its own ${name}. Use the host's: build with remote(import.meta.dirname) and import '${name}' by its package name.`,
    );
  }
}
