import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDocs, madeOf, site } from './site.ts';

const root = join(import.meta.dirname, '..', '..');

/** What the static Storybook was built from. */
const inputsFile = `${site}.txt`;

/** All files that affect it. */
const sources = [
  '{ui-kit,shell,mf-*,platform/console,packages/content,packages/contract,packages/release,packages/sdk}/src/**/*.*',
  'ui-kit/testing/*.*',
  '.storybook/*.*',
  '.storybook/{flows,foundations}/*.*',
  'package-lock.json',
];

/** Whether the static Storybook is older than an input file, or built from other files. */
function isStale(files: string[]): boolean {
  const index = join(site, 'index.json');
  if (!existsSync(index) || !existsSync(inputsFile)) return true;
  const built = statSync(index).mtimeMs;
  const isNewer = (file: string) => statSync(join(root, file)).mtimeMs > built;
  return readFileSync(inputsFile, 'utf8') !== madeOf(files) || files.some(isNewer);
}

/** Builds the static Storybook for the story tests unless it is up to date. */
export default function build(): void {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).toSorted();
  if (!isStale(files)) return;
  const program = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const parameters = [program, 'build', '-o', site, '--disable-telemetry'];
  if (!hasDocs) parameters.push('--test');
  try {
    execFileSync(process.execPath, parameters, { cwd: root, stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`Storybook failed to build.\n${output}`, { cause: error });
  }
  writeFileSync(inputsFile, madeOf(files));
}
