/** `npm run chaos`: breaks everything that can break, in full, and writes what happened into the tables of the docs. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

// All tests that tell a row, or those in the files that are named.
const named = process.argv.slice(2);
const files = globSync('*/{src,e2e}/**/*.{test,e2e}.ts', {
  exclude: ['**/node_modules/**'],
}).filter((file) => readFileSync(file, 'utf8').includes('/tools/rows.ts'));
const reporters = ['--reporter=default', '--reporter=./tools/rowsReport.ts'];
const { status } = spawnSync(
  'vitest',
  ['run', ...reporters, ...(named.length > 0 ? named : files)],
  { stdio: 'inherit', env: { ...process.env, EMBER_FULL: '1' } },
);
process.exitCode = status ?? 1;
