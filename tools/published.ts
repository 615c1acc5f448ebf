/** The packages that teams install from a registry. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './imports.ts';
import { manifests } from './manifests.ts';

/** A workspace that is published: its folder in the repository, and its manifest there. */
export type PublishedPackage = (typeof published)[number];

/** The packages that are published: every workspace that is not `private`. */
export const published = Object.entries(manifests)
  .map(([folder, manifest]) => ({ folder, manifest }))
  .filter(({ manifest }) => !manifest.private);

/**
 * The exports that are published. Exports of files outside `src` are for tests and stories in the
 * repository.
 */
export const exportsOf = ({ manifest }: PublishedPackage) =>
  Object.entries(manifest.exports ?? {}).filter(([, target]) =>
    ['./src/', './package.json', ...(manifest.files ?? []).map((file) => `./${file}`)].some(
      (place) => target.startsWith(place),
    ),
  );

/** Whether a package is a page: it is published as its build, which needs no other package. */
export const isPage = ({ manifest }: PublishedPackage) => manifest.scripts?.['build'] !== undefined;

/** The subpaths that a package exports, without patterns, and their files in its folder. */
export function entriesOf(one: PublishedPackage): { subpath: string; file: string }[] {
  return exportsOf(one).flatMap(([subpath, target]) =>
    globSync(target.slice(2), {
      cwd: join(root, one.folder),
      exclude: ['**/*.test.*'],
    }).map((file) => {
      const [before = '', after = ''] = target.slice(2).split('*');
      return { subpath: subpath.replace('*', file.slice(before.length, -after.length)), file };
    }),
  );
}

/** Whether a file of a package, from its folder, is published: tests and stories are not. */
export function isPart(one: PublishedPackage, file: string): boolean {
  if (/\.(test|stories)\./.test(file)) return false;
  const forTests = /^.*\/testing\//.exec(file)?.[0];
  return !forTests || entriesOf(one).some((entry) => entry.file.startsWith(forTests));
}
