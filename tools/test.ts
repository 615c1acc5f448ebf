/** `npm test`: runs every check that a change must pass, or only the tests in some places. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize, resolve } from 'node:path';
import { complain } from '@emberite/config/startError';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { changedSince } from './changed.ts';
import { ensureChromium } from './chromium.ts';
import { mayInstall } from './packages.ts';
import { resultsFile } from './testReport.ts';
import type { Results } from './testReport.ts';

/** A path from here, or the name of a folder among the e2e tests. */
function toPlace(place: string, before: string[] = []): string[] {
  const found = existsSync(place)
    ? [normalize(place)]
    : globSync(`{,packages/,platform/,tools/}*/e2e/${place}`);
  if (found.length > 0) return [...before, ...found.map((path) => path.replace(/\/$/, ''))];
  throw new InvalidArgumentError(
    `${place} does not exist. Name a package, a folder or a test file.`,
  );
}

/** A commit of this repository. */
function toCommit(name: string): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (status !== 0) throw new InvalidArgumentError(`There is no commit ${name}.`);
  return name;
}

const command = new Command('npm test --')
  .description('Run every check that a change must pass. Ends with: N passed, N failed.')
  .argument(
    '[places...]',
    'run only the tests there, e.g. packages/sdk shell/e2e/guard.e2e.ts',
    toPlace,
  )
  .option('--full', 'run every case, state and theme, where a normal run takes a sample')
  .option('--slow', 'wait five times longer, on a machine that is slow or busy')
  .option('-u, --update', 'write the expected results that are files, as they are now')
  .option('--since <commit>', 'run only the tests of what has changed since, e.g. main', toCommit)
  .parse();
const { full, slow, update, since } = command.opts<{
  full?: true;
  slow?: true;
  update?: true;
  since?: string;
}>();

/** Ends every step of this run, which then says what it knows. */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

interface Step {
  name: string;
  command: string[];
}

/** Writes the types that class names are checked against, before anything is checked. */
const classNames: Step = { name: 'class names', command: ['node', 'tools/cssTypes.ts'] };

/** The quick checks of everything, or of some packages; they run in parallel. */
function checksOf(packages: string[]): Step[] {
  return [
    { name: 'format', command: ['oxfmt', '--check', ...(packages.length > 0 ? packages : ['.'])] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', ...packages] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
    ...(packages.length > 0 ? [] : [{ name: 'dead code', command: ['knip'] }]),
  ];
}

const storyEnd = '.stories.tsx';

/** The globs of the stories in some places; none for all of them. */
function storiesIn(places: string[]): string[] {
  // All stories are shown by what is there.
  if (places.includes('.storybook')) return [];
  return places.flatMap((place) => {
    if (place.endsWith(storyEnd)) return [place];
    const glob = `${place}/**/*${storyEnd}`;
    return globSync(glob, { exclude: ['**/node_modules/**'] }).length > 0 ? [glob] : [];
  });
}

/** The test files of some places: those there, and those that open the stories there. */
function testsOf(places: string[], stories: string[]): string[] {
  const ofStories = stories.length > 0 ? ['.storybook/tests/stories.test.ts'] : [];
  const isKit = stories.some((glob) => glob.startsWith('ui-kit/'));
  const ofPictures = isKit ? ['.storybook/visual/visual.test.ts'] : [];
  return [...places.filter((place) => !place.endsWith(storyEnd)), ...ofStories, ...ofPictures];
}

/** The command for all kinds of tests in one process, so that no core idles between two kinds. */
function vitest(reporter: string, places: string[]): string[] {
  // Vitest matches an absolute path as a prefix, but anything else as a substring.
  const paths = places.map((place) => resolve(place) + (statSync(place).isDirectory() ? '/' : ''));
  return [
    'vitest',
    'run',
    `--reporter=${reporter}`,
    '--reporter=./tools/testReport.ts',
    ...(update ? ['--update'] : []),
    // Some files have tests in a full run alone.
    ...(places.length > 0 ? ['--passWithNoTests'] : []),
    ...paths,
  ];
}

/** Runs a step, and prints every 30 seconds for how long. Returns whether it passed. `show` says when its output is printed. */
async function run(
  { name, command }: Step,
  env: NodeJS.ProcessEnv,
  show: 'always' | 'on failure',
): Promise<boolean> {
  const start = performance.now();
  const timer = setInterval(() => {
    process.stdout.write(`${name} … ${Math.round((performance.now() - start) / 1000)} s\n`);
  }, 30_000);
  const [file = '', ...parameters] = command;
  const stdio = show === 'always' ? 'inherit' : 'pipe';
  let output = '';
  const { signal } = interruption;
  const child = spawn(file, parameters, { env, stdio: ['ignore', stdio, stdio], signal });
  child.on('error', ({ message }) => (output += `${message}\n`));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  // Not 'exit': the last output may arrive after it.
  const code = await new Promise<number | null>((settle) => void child.on('close', settle));
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = code === 0 ? pc.green('ok') : pc.red('failed');
  if (code !== 0) process.stdout.write(output);
  process.stdout.write(`${result} ${name} (${seconds} s)\n`);
  return code === 0;
}

/** Runs the tests in `places`, all if empty. If Vitest cannot start, that counts as one failure. */
async function runTests(places: string[], env: NodeJS.ProcessEnv): Promise<Results> {
  rmSync(resultsFile, { force: true });
  const command = vitest(places.length > 0 ? 'default' : 'dot', places);
  const temporary = mkdtempSync(join(tmpdir(), 'ember-run-'));
  // As where it is: a database server runs as another user.
  chmodSync(temporary, 0o1777);
  const own = { ...env, TMPDIR: temporary, EMBER_KEPT: tmpdir() };
  const green = await run({ name: 'tests', command }, own, 'always');
  // What tests have left there; a process that is still ending may write once more.
  await rm(temporary, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  const results: Results = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results)
    : { passed: 0, failures: [], flaky: [] };
  if (interruption.signal.aborted) results.failures.push('The run was interrupted.');
  else if (!green && results.failures.length === 0) results.failures.push('Vitest failed.');
  return results;
}

/** The places to test: those that are named, or those that changes concern. */
function chosenPlaces(): string[] {
  const [named = []] = command.processedArgs as [string[]?];
  if (since === undefined) return named;
  const { places, leftOut } = changedSince(since);
  const skipped = leftOut.length > 0 ? leftOut.join(', ') : 'nothing';
  process.stdout.write(`Changes since ${since} leave out: ${skipped}.\n`);
  // Without places, everything is tested.
  return places.length === 0 ? [] : [...new Set([...places, ...named])];
}

async function main(): Promise<void> {
  const places = chosenPlaces();
  const stories = storiesIn(places);
  if (mayInstall()) {
    const always = ['chromium-headless-shell', 'nginx-light'];
    const inFull = [
      'chromium',
      'firefox-esr',
      'webkit2gtk-driver',
      'xvfb',
      'postgresql',
      'prometheus',
    ];
    process.stdout.write(
      `As root, this run installs the system packages that its tests lack: ${[...always, ...(full ? inFull : [])].join(', ')}.\n`,
    );
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    EMBER_FULL: full ? '1' : '',
    EMBER_SLOW: slow ? '1' : '',
    EMBER_STORIES: stories.join(' '),
  };
  // A change may be anywhere.
  const packages =
    since === undefined ? places.filter((place) => existsSync(join(place, 'package.json'))) : [];
  const outcomes: boolean[] = [];
  let checks: Step[] = [];
  if (since !== undefined || places.length === 0 || packages.length > 0) {
    env['CHROMIUM'] = ensureChromium((line) => process.stdout.write(`${line}\n`));
    outcomes.push(await run(classNames, env, 'on failure'));
    checks = checksOf(packages);
  }
  // At once: neither the checks nor the builds in front of the tests keep all cores busy.
  const [{ passed, failures, flaky }, ...checked] = await Promise.all([
    runTests(testsOf(places, stories), env),
    ...checks.map((check) => run(check, env, 'on failure')),
  ]);
  outcomes.push(...checked);
  if (passed + failures.length === 0) {
    process.stdout.write(
      `Only a full run has tests there: npm run test:full -- ${places.join(' ')}\n`,
    );
  }
  for (const name of failures) process.stdout.write(`${pc.red('failed')} ${name}\n`);
  for (const name of flaky) process.stdout.write(`${pc.yellow('flaky')} ${name}\n`);
  process.stdout.write(`${flaky.length} flaky\n`);
  const green = outcomes.filter(Boolean).length;
  const failed = failures.length + outcomes.length - green;
  process.stdout.write(`${passed + green} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main().catch(complain);
