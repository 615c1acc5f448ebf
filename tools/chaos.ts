/**
 * `npm run chaos [-- <table> …]`: breaks everything that can break, in full, and writes what happened into the tables
 * of the docs, or into those that are named.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const named = process.argv.slice(2);

/** The tables that a test file adds rows to. */
function tablesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('/tools/rows.ts')) return [];
  return [...text.matchAll(/\brow\(task, '(\w+)'/g)].map(([, table]) => table ?? '');
}

const all = globSync('{,packages/,platform/,tools/}*/{src,e2e}/**/*.{test,e2e}.ts', {
  exclude: ['**/node_modules/**'],
});
const isNamed = (table: string) => named.length === 0 || named.includes(table);
const files = all.filter((file) => tablesIn(file).some(isNamed));
for (const table of named) {
  if (!files.some((file) => tablesIn(file).includes(table))) {
    process.stderr.write(`No test tells a row of the table ${table}.\n`);
    process.exit(1);
  }
}
const reporters = ['--reporter=default', '--reporter=./tools/rowsReport.ts'];
const { status } = spawnSync('vitest', ['run', ...reporters, ...files], {
  stdio: 'inherit',
  env: { ...process.env, EMBER_FULL: '1' },
});
process.exitCode = status ?? 1;
