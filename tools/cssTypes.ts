/**
 * Writes the class names of every CSS Module as types to `.cache/css`, so that the compiler checks
 * them. `rootDirs` in the tsconfig merges that folder with the repository.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';

const root = join(import.meta.dirname, '..');
const target = join(root, '.cache/css');

/** Declares a stylesheet's classes. Exports them as strings, because not every name is an identifier. */
function declarations(file: string): string {
  const { exports = {} } = transform({
    filename: file,
    code: readFileSync(join(root, file)),
    // Only classes: components do not use the other exports.
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  const names = Object.keys(exports).toSorted();
  const lines = names.map(
    (name, index) => `declare const _${index}: string;\nexport { _${index} as '${name}' };\n`,
  );
  return `${lines.join('')}export {};\n`;
}

const start = performance.now();
const files = globSync('*/{src,testing}/**/*.module.css', { cwd: root });
const typesOf = new Map(
  files.map((file) => [join(target, file.replace(/\.css$/, '.d.css.ts')), declarations(file)]),
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
process.stdout.write(
  `Wrote types of ${files.length} stylesheets in ${Math.round(performance.now() - start)} ms\n`,
);
