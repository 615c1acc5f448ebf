import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './preview.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = '{ui-kit,shell,mf-*,content,sdk}/src/**/*.{ts,tsx,css}';

/** Whether the static Storybook is older than anything it was made of. */
function isStale(): boolean {
  const index = join(SITE, 'index.json');
  if (!existsSync(index)) return true;
  const built = statSync(index).mtimeMs;
  const files = [
    ...globSync(sources, { cwd: root }),
    ...globSync('.storybook/**/*.{ts,tsx,css}', { cwd: root }),
  ];
  return files.some((file) => statSync(join(root, file)).mtimeMs > built);
}

/** Builds the static Storybook that the story tests browse, where it is not up to date. */
export default function build(): void {
  if (!isStale()) return;
  const program = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const parameters = [program, 'build', '-o', SITE, '--disable-telemetry'];
  try {
    execFileSync(process.execPath, parameters, { cwd: root, stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`Storybook does not build.\n${output}`, { cause: error });
  }
}
