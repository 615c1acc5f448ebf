/** `npm run storybook:accept`: makes how the components look now what they are held against. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'stories', '.storybook/visual', '--reporter=dot'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, EMBER_ACCEPT_VISUAL: '1' } },
);
process.exitCode = status ?? 1;
