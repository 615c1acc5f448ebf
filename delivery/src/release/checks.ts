import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuildRecordFile } from '../build/record.ts';
import type { Release } from '../store/index.ts';
import { missingShared } from './missingShared.ts';
import { RefusedError } from './RefusedError.ts';

/** `/a/:b` and `/a/:c` match the same paths, so parameter names do not count. */
const patternKey = (path: string) => path.replace(/:[^/]+/g, ':').toLowerCase();

interface FederationManifest {
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** Refuses a build that lacks files it lists, or bundles modules that only the host may provide. */
export async function checkBuild(dist: string): Promise<void> {
  if (!existsSync(join(dist, 'build.json'))) {
    throw new RefusedError(`There is no build in ${dist}. Run npm run build -w <remote> first.`);
  }
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildRecordFile;
  if (build.mode !== 'production') {
    throw new RefusedError(
      `${build.name} was not built for production. Build again: npm run build -w ${build.name}.`,
    );
  }
  if (build.kind === 'remote' && build.routes.js.length === 0) {
    throw new RefusedError(`${build.name} exposes no pages. Add src/routes.tsx and build again.`);
  }
  const chunks = [build.entry, build.routes, ...Object.values(build.imports)];
  const named = chunks.flatMap(({ js, css }) => [...js, ...css.map(({ file }) => file)]);
  const manifest = join(dist, 'browser/mf-manifest.json');
  if (existsSync(manifest)) {
    const { exposes } = JSON.parse(await readFile(manifest, 'utf8')) as FederationManifest;
    for (const { js, css } of exposes.map(({ assets }) => assets)) {
      named.push(...js.sync, ...js.async, ...css.sync, ...css.async);
    }
  }
  for (const file of named) {
    if (existsSync(join(dist, 'browser', file))) continue;
    throw new RefusedError(
      `${build.name} lists ${file} in its manifest, but the build has no such file. Build again: npm run build -w ${build.name}.`,
    );
  }
  if (build.kind === 'host') return;
  for (const name of ['react', 'react-dom']) {
    if (!chunks.some(({ packages }) => packages.includes(name))) continue;
    throw new RefusedError(
      `${build.name} bundles its own ${name}. Use the host's: build with remote(import.meta.dirname) and import '${name}' by its package name.`,
    );
  }
}

/** Refuses a release that claims a route of another remote, or declares a route twice. */
export function checkRoutes(release: Release, others: Release[]): void {
  const owners = new Map(
    others.flatMap(({ name, routes }) => routes.map(({ path }) => [patternKey(path), name])),
  );
  const seen = new Set<string>();
  for (const { path } of release.routes) {
    const owner = owners.get(patternKey(path));
    if (owner) {
      throw new RefusedError(
        `${release.name} claims ${path}, but ${owner} owns that route. Choose another path, or publish ${owner} without it first.`,
      );
    }
    if (seen.has(patternKey(path))) {
      throw new RefusedError(`${release.name} declares ${path} twice. Remove one of them.`);
    }
    seen.add(patternKey(path));
  }
}

/** Maximum characters of an icon. Detailed line icons have about 600; every member page carries them. */
const iconLimit = 4_000;

/**
 * Refuses a release with an icon that is not a list of SVG path data, because the shell draws it on
 * every page of the member area.
 */
export function checkIcons({ name, routes }: Release): void {
  for (const { path, nav } of routes) {
    if (!nav) continue;
    const drawn = z.array(z.string().regex(/^[Mm][\dMmLlHhVvCcSsQqTtAaZzEe\s,.+-]*$/)).min(1);
    const { success, data } = drawn.safeParse(nav.icon);
    if (success && data.join('').length <= iconLimit) continue;
    throw new RefusedError(
      `${name} has an invalid icon for ${path}. Set nav.icon to the path data of a 24 × 24 line icon, one string for each path, e.g. ['M4 7h16', 'M4 17h16'], at most ${iconLimit} characters in all.`,
    );
  }
}

/** Refuses a remote that needs shared modules which the shell does not provide. */
export function checkShared(remote: Release, shell: Release): void {
  const [missing] = missingShared(remote, shell);
  if (!missing) return;
  const { name, range, provided } = missing;
  throw new RefusedError(
    `${remote.name} needs ${name} ${range}, but the shell ${shell.id} provides ${provided ?? 'none'}. Install the shell's version and rebuild ${remote.name}, or publish a shell that provides it.`,
  );
}
