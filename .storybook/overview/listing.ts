import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importReader, importsOf, resolveImport, root } from '../../tools/imports.ts';
import { pictured } from './thumbnails.ts';

const kit = 'ui-kit/src';

/** The file by which others know a component. */
const faceOf = /^ui-kit\/src\/(\w+)\/index\.ts$/;

/** A folder with stories of its own, or a part of the kit that others show. */
export interface Listed {
  /** A component's name, or a page's folder in its room. */
  name: string;
  /** From the root, with slashes. */
  folder: string;
  /** When something that it is made of was changed last, in ISO 8601. */
  changedAt: string;
  unitTests: number;
  /** Whether there is a thumbnail of it. */
  hasPicture: boolean;
  /** Rooms that import it. */
  usedBy: string[];
  /** Components of the kit that import it. */
  partOf: string[];
}

/** Who imports each component of the kit: what `reader` makes of the files of a pattern. */
function importers(pattern: string, reader: (file: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(pattern, { cwd: root })) {
    // What only stories and tests use is used by nobody.
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(file)) {
      const name = faceOf.exec(resolveImport(specifier, file) ?? '')?.[1];
      if (name) found.set(name, (found.get(name) ?? new Set()).add(reader(file)));
    }
  }
  return (name: string) => [...(found.get(name) ?? [])].toSorted();
}

const modified = (file: string) => statSync(join(root, file)).mtimeMs;

/** The files below a folder that its stories show; with tests nothing looks another way. */
function shownOf(folder: string): string[] {
  return globSync(`${folder}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/**
 * Makes a function that answers when something was changed last that the stories of a folder are made
 * of: their own files, all they import, and the styles that everything stands in.
 */
function changes(): (folder: string) => string {
  const madeOf = importReader();
  const styles = shownOf(`${kit}/styles`);
  return (folder) => iso(Math.max(...[...madeOf([...shownOf(folder), ...styles])].map(modified)));
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const unitTests = (folder: string) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).length;

/** Every component of the kit. */
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

/** Every folder of a remote or the shell that has stories. */
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

/** What the sources say of everything that has stories: first the kit's components, then pages. */
export function listAll(): Listed[] {
  const changedAt = changes();
  return [...components(changedAt), ...pages(changedAt)];
}
