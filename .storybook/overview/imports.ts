import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The folder behind a package name. */
const faces: [from: RegExp, file: string][] = [
  [/^@emberite\/content\/([\w-]+)$/, 'content/src/$1.ts'],
  [/^@emberite\/sdk\/contract\/([\w-]+)$/, 'sdk/src/contract/$1.ts'],
  [/^@emberite\/(sdk|ui-kit)\/([\w-]+)$/, '$1/src/$2/index.ts'],
];

/** Resolves an import to a file of this repository; undefined for packages. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return posix.join(dirname(importer), name.replace(/\?.*$/, ''));
  const [from, file] = faces.find(([face]) => face.test(name)) ?? [];
  return from && file ? name.replace(from, file) : undefined;
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\b(?:from|import)[\s(]*'([^']+)'/g)].flatMap(([, name = '']) => {
    const found = fileOf(name, file);
    return found && existsSync(join(root, found)) ? [found] : [];
  });
}

/**
 * Returns a function that lists some files with all their direct and indirect imports. Paths are
 * relative to the root, with slashes. Each file is read once.
 */
export function importReader(): (files: readonly string[]) => Set<string> {
  const known = new Map<string, string[]>();
  return (files) => {
    const found = new Set(files);
    for (const file of found) {
      const imports = known.get(file) ?? importsOf(file);
      known.set(file, imports);
      for (const part of imports) found.add(part);
    }
    return found;
  };
}
