/**
 * `npm run storybook:accept`: accepts the current pictures of the components as the new baselines,
 * lists those that differed, and retakes the pictures of the kit's README. With names (`npm run
 * storybook:accept -- Button Tabs`) it does so for these components only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeReadmePictures } from './readmePictures.ts';

const root = join(import.meta.dirname, '..', '..');

const isComponent = (name: string) =>
  /^[A-Z]\w+$/.test(name) && existsSync(join(root, 'ui-kit', 'src', name));

/** Returns the exit code. */
async function accept(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !isComponent(name));
  if (unknown.length > 0) {
    console.error(`No such component: ${unknown.join(', ')}. Names are folders of ui-kit/src.`);
    return 1;
  }
  const run = ['run', '--project', 'stories', '.storybook/visual/visual.test.ts', '--reporter=dot'];
  const env = { ...process.env, EMBER_ACCEPT_VISUAL: names.join(',') || 'all' };
  const { status } = spawnSync('vitest', run, { cwd: root, stdio: 'inherit', env });
  if (status === 0) await takeReadmePictures(names);
  return status ?? 1;
}

process.exitCode = await accept(process.argv.slice(2));
