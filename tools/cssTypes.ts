/**
 * Writes the class names of every CSS Module as types to `.cache/css`, so that the compiler checks
 * them. `rootDirs` in the tsconfig merges that folder with the repository.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
rmSync(target, { recursive: true, force: true });
const files = globSync('*/{src,testing}/**/*.module.css', { cwd: root });
for (const file of files) {
  const types = join(target, file.replace(/\.css$/, '.d.css.ts'));
  mkdirSync(dirname(types), { recursive: true });
  writeFileSync(types, declarations(file));
}
process.stdout.write(
  `Wrote types of ${files.length} stylesheets in ${Math.round(performance.now() - start)} ms\n`,
);
