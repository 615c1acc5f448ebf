import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from './preview.ts';

const root = join(import.meta.dirname, '..', '..');

/** The list of input files of the static Storybook. */
const inputsFile = join(root, '.cache', 'stories', 'made-of.txt');

/** All files that affect it, including the baselines, from which its thumbnails are made. */
function sources(): string[] {
  return globSync(
    [
      '{ui-kit,shell,mf-*,content,sdk}/src/**/*.*',
      'ui-kit/testing/*.*',
      '.storybook/**/*.{ts,tsx,css,html,svg,png}',
    ],
    { cwd: root },
  ).toSorted();
}

/** Whether the static Storybook is older than an input file, or built from other files. */
function isStale(files: string[]): boolean {
  const index = join(site, 'index.json');
  if (!existsSync(index) || !existsSync(inputsFile)) return true;
  const built = statSync(index).mtimeMs;
  const isNewer = (file: string) => statSync(join(root, file)).mtimeMs > built;
  return readFileSync(inputsFile, 'utf8') !== files.join('\n') || files.some(isNewer);
}

/** Builds the static Storybook for the story tests unless it is up to date. */
export default function build(): void {
  const files = sources();
  if (!isStale(files)) return;
  const program = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const parameters = [program, 'build', '-o', site, '--disable-telemetry'];
  try {
    execFileSync(process.execPath, parameters, { cwd: root, stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`Storybook failed to build.\n${output}`, { cause: error });
  }
  mkdirSync(dirname(inputsFile), { recursive: true });
  writeFileSync(inputsFile, files.join('\n'));
}
