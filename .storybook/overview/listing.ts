import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importReader, importsOf, resolveImport, root } from '../../tools/imports.ts';
import { pictured } from './thumbnails.ts';

const kit = 'ui-kit/src';

/** The public file of a component. */
const faceOf = /^ui-kit\/src\/(\w+)\/index\.ts$/;

/** A folder with stories, or a part of the kit that others show. */
export interface Listed {
  /** A component's name, or a page's folder in its room. */
  name: string;
  /** Relative to the root, with slashes. */
  folder: string;
  /** When it or anything it imports last changed, in ISO 8601. */
  changedAt: string;
  unitTests: number;
  /** Whether it has a thumbnail. */
  hasPicture: boolean;
  /** The rooms that import it. */
  usedBy: string[];
  /** The components of the kit that import it. */
  partOf: string[];
}

/**
 * Returns a function that lists who imports a component of the kit: the `reader` results of the
 * files in a pattern.
 */
function importers(pattern: string, reader: (file: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(pattern, { cwd: root })) {
    // Use in stories and tests does not count.
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(file)) {
      const name = faceOf.exec(resolveImport(specifier, file) ?? '')?.[1];
      if (name) found.set(name, (found.get(name) ?? new Set()).add(reader(file)));
    }
  }
  return (name: string) => [...(found.get(name) ?? [])].toSorted();
}

const modified = (file: string) => statSync(join(root, file)).mtimeMs;

/** Returns the files of a folder that affect its stories; tests do not. */
function shownOf(folder: string): string[] {
  return globSync(`${folder}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/**
 * Returns a function that tells when the stories of a folder last changed: their own files, all
 * their imports, and the global styles.
 */
function changes(): (folder: string) => string {
  const madeOf = importReader();
  const styles = shownOf(`${kit}/styles`);
  return (folder) => iso(Math.max(...[...madeOf([...shownOf(folder), ...styles])].map(modified)));
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const unitTests = (folder: string) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).length;

/** Lists every component of the kit. */
function components(changedAt: (folder: string) => string): Listed[] {
  const usedBy = importers(
    '{shell,mf-*}/src/**/*.{ts,tsx}',
    (file) => file.split(/[\\/]/)[0] ?? '',
  );
  const partOf = importers(`${kit}/*/*.{ts,tsx}`, (file) => file.split(/[\\/]/)[2] ?? '');
  const names = readdirSync(join(root, kit), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^[A-Z]/.test(entry.name) ? [entry.name] : [],
  );
  const pictures = pictured();
  return names.map((name) => {
    const folder = `${kit}/${name}`;
    return {
      name,
      folder,
      changedAt: changedAt(folder),
      unitTests: unitTests(folder),
      hasPicture: pictures.includes(name),
      usedBy: usedBy(name),
      partOf: partOf(name),
    };
  });
}

/** Lists every folder of a remote or the shell that has stories. */
function pages(changedAt: (folder: string) => string): Listed[] {
  const stories = globSync('{shell,mf-*}/src/**/*.stories.tsx', { cwd: root });
  const folders = stories.map((file) => file.replaceAll('\\', '/').replace(/\/[^/]+$/, ''));
  return [...new Set(folders)].toSorted().map((folder) => ({
    name: folder.replace('/src/', '/'),
    folder,
    changedAt: changedAt(folder),
    unitTests: unitTests(folder),
    hasPicture: false,
    usedBy: [],
    partOf: [],
  }));
}

/** Lists everything that has stories, from the sources: first the kit's components, then pages. */
export function listAll(): Listed[] {
  const changedAt = changes();
  return [...components(changedAt), ...pages(changedAt)];
}
