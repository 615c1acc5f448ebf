/**
 * `npm run storybook:accept`: makes how the components look now what they are held against, and
 * takes the pictures of the kit's README anew.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeReadmePictures } from './readmePictures.ts';

const root = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'stories', '.storybook/visual', '--reporter=dot'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, EMBER_ACCEPT_VISUAL: '1' } },
);
if (status === 0) await takeReadmePictures();
process.exitCode = status ?? 1;
