import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RefusedError } from '@emberite/release';
import { transform } from 'lightningcss';

/** The classes of a stylesheet. Throws a {@link RefusedError} if it is broken. */
function classesOf(file: string): string[] {
  try {
    const { exports = {} } = transform({
      filename: file,
      // It has no `composes` inside a layer; the build has.
      code: Buffer.from(readFileSync(file, 'utf8').replaceAll(/\bcomposes\b/g, '--composes')),
      // Only classes: components do not use the other exports.
      cssModules: { animation: false, container: false, customIdents: false, grid: false },
    });
    return Object.keys(exports).toSorted();
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number } };
    throw loc ? new RefusedError(`${file}:${loc.line}: ${message}`) : error;
  }
}

/** Declares a stylesheet's classes. Exports them as strings, because not every name is an identifier. */
function declarations(file: string): string {
  const lines = classesOf(file).map(
    (name, index) => `declare const _${index}: string;\nexport { _${index} as '${name}' };\n`,
  );
  return `${lines.join('')}export {};\n`;
}

/**
 * Writes the class names of CSS Modules as types to `.cache/css`, so that the compiler checks them:
 * `rootDirs` in the tsconfig merges that folder with the sources. Returns the number of stylesheets.
 *
 * @param root folder of the tsconfig
 * @param pattern which stylesheets, e.g. `src/**\/*.module.css`
 */
export function writeCssTypes(root: string, pattern: string): number {
  const target = join(root, '.cache/css');
  const files = globSync(pattern, { cwd: root });
  const typesOf = new Map(
    files.map((file) => [
      join(target, file.replace(/\.css$/, '.d.css.ts')),
      declarations(join(root, file)),
    ]),
  );
  for (const old of globSync('**/*.d.css.ts', { cwd: target })) {
    if (!typesOf.has(join(target, old))) rmSync(join(target, old));
  }
  for (const [path, text] of typesOf) {
    // Unchanged files are not rewritten, so that a running compiler never misses one.
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return files.length;
}
