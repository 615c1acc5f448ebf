/**
 * Writes the class names of every CSS Module as types, so that the compiler knows them: to
 * `.cache/css`, which `rootDirs` in the tsconfig lays over the repository.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';

const root = join(import.meta.dirname, '..');
const target = join(root, '.cache/css');

/** The declarations of a stylesheet's classes; names that are not identifiers are exported as strings. */
function declarations(file: string): string {
  const { exports = {} } = transform({
    filename: file,
    code: readFileSync(join(root, file)),
    // Only classes: what the builds export besides them is not for components.
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
  `${files.length} stylesheets in ${Math.round(performance.now() - start)} ms\n`,
);
