/**
 * `npm run faults [-- <words>]`: breaks a copy of the sources in each way of `tools/faults/list.ts`, or in those whose
 * promise has the words, and runs the tests that must notice. Prints a table, and fails if they did not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { faults } from './faults/list.ts';
import type { Fault } from './faults/list.ts';
import { manifests } from './manifests.ts';
import { resultsFile } from './testReport.ts';
import type { Results } from './testReport.ts';

const copy = join('.cache', 'faults');

/** Links what is installed. The workspaces among it are those of the copy. */
function linkPackages(folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === '@emberite') linkPackages(path);
    else {
      const isWorkspace = lstatSync(path).isSymbolicLink();
      symlinkSync(isWorkspace ? readlinkSync(path) : join(process.cwd(), path), join(copy, path));
    }
  }
}

/** Copies the sources, also those that are not committed. */
function copySources(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(copy, file));
  const installed = globSync(
    Object.keys(manifests).map((workspace) => join(workspace, 'node_modules')),
  );
  for (const folder of ['node_modules', ...installed]) linkPackages(folder);
  execFileSync('node', ['tools/cssTypes.ts'], { cwd: copy });
}

const isCheck = (path: string) => /(?<!\.(test|e2e|stories))\.tsx?$/.test(path);

/** Runs tests or checks in the copy. Returns what failed: none of them if all is well. */
function failuresOf(places: string[]): string[] {
  const checks = places.filter(isCheck).flatMap((check) => {
    const { status, stderr } = spawnSync('node', [check], { cwd: copy, encoding: 'utf8' });
    return status === 0 ? [] : [stderr.trim()];
  });
  const tests = places.filter((place) => !isCheck(place));
  if (tests.length === 0) return checks;
  rmSync(join(copy, resultsFile), { force: true });
  spawnSync('node', ['tools/test.ts', ...tests], { cwd: copy });
  if (!existsSync(join(copy, resultsFile))) return [...checks, 'The tests could not start.'];
  const { passed, failures } = JSON.parse(readFileSync(join(copy, resultsFile), 'utf8')) as Results;
  return passed + failures.length > 0 ? [...checks, ...failures] : ['There are no tests.'];
}

/** Breaks a promise in the copy. Returns what noticed. */
function failuresWith({ file, find, by, tests }: Fault): string[] {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    before.replace(find, () => by),
  );
  const failures = failuresOf([tests]);
  writeFileSync(path, before);
  return failures;
}

const words = new RegExp(process.argv.slice(2).join(' '), 'i');
const chosen = faults.filter(({ promise }) => words.test(promise));
copySources();
const before = failuresOf([...new Set(chosen.map(({ tests }) => tests))]);
if (chosen.length === 0 || before.length > 0) {
  process.stdout.write(`Without a fault: ${before.join('\n') || 'no promise has these words'}\n`);
  process.exit(1);
}
let red = 0;
process.stdout.write('| Promise | Broken | What noticed |\n| --- | --- | --- |\n');
for (const fault of chosen) {
  const [first, ...others] = failuresWith(fault);
  if (first) red += 1;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const noticed = first ? `red: ${first.replaceAll('|', '\\|')}${more}` : '**stays green**';
  process.stdout.write(`| ${fault.promise} | \`${fault.file}\` | ${noticed} |\n`);
}
rmSync(copy, { recursive: true, force: true });
process.stdout.write(`${red} of ${chosen.length} red\n`);
process.exitCode = red === chosen.length ? 0 : 1;
