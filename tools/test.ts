/** `npm test`: every check a change must pass, or the tests of some places. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { ensureChromium } from './chromium.ts';
import { countsFile } from './testReport.ts';
import type { Counts } from './testReport.ts';

function toPlace(place: string, before: string[] = []): string[] {
  if (existsSync(place)) return [...before, place];
  throw new InvalidArgumentError(`There is no ${place}: name a room, a folder or a test file.`);
}

const command = new Command('npm test --')
  .description('Runs everything that a change must pass. Ends with: N passed, N failed.')
  .argument('[places...]', 'only the tests there, e.g. sdk shell/e2e/guard.e2e.ts', toPlace)
  .option('--full', 'adds the long runs: every case, state and theme of what is sampled otherwise')
  .parse();
const { full = false } = command.opts<{ full?: boolean }>();
const [places = []] = command.processedArgs as [string[]?];

interface Step {
  name: string;
  command: string[];
}

/** The quick checks; they run side by side. */
const checks: Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'class names', command: ['node', 'tools/cssTypes.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
];

/** Every kind of test in one process, so that no core waits for the last file of a kind. */
function vitest(reporter: string, places: string[] = []): string[] {
  // A whole path stands for what begins with it; anything else for what contains it.
  const paths = places.map((place) => resolve(place) + (statSync(place).isDirectory() ? '/' : ''));
  return ['vitest', 'run', `--reporter=${reporter}`, '--reporter=./tools/testReport.ts', ...paths];
}

/** Says every 30 seconds that something still runs. Returns how to stop. */
function sayProgress(name: string, start: number): () => void {
  const timer = setInterval(() => {
    process.stdout.write(`${name} … ${Math.round((performance.now() - start) / 1000)} s\n`);
  }, 30_000);
  return () => clearInterval(timer);
}

/** Runs a step to its end; what it says is shown when it fails, or with `show` as it comes. */
async function run(
  { name, command }: Step,
  env: NodeJS.ProcessEnv,
  show: 'always' | 'when it fails',
): Promise<boolean> {
  const start = performance.now();
  const [file = '', ...parameters] = command;
  const stdio = show === 'always' ? 'inherit' : 'pipe';
  let output = '';
  const child = spawn(file, parameters, { env, stdio: ['ignore', stdio, stdio] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  const stop = sayProgress(name, start);
  // Not 'exit': what it said last may still be on its way.
  const code = await new Promise<number | null>((settle) => void child.on('close', settle));
  stop();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = code === 0 ? pc.green('ok') : pc.red('failed');
  if (code !== 0) process.stdout.write(output);
  process.stdout.write(`${result} ${name} (${seconds} s)\n`);
  return code === 0;
}

/** Runs the tests in `places`. Those that could not start at all have failed too. */
async function runTests(places: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  rmSync(countsFile, { force: true });
  const command = vitest(places.length > 0 ? 'default' : 'dot', places);
  const green = await run({ name: 'tests', command }, env, 'always');
  const counts: Counts = existsSync(countsFile)
    ? (JSON.parse(readFileSync(countsFile, 'utf8')) as Counts)
    : { passed: 0, failed: 0 };
  return { passed: counts.passed, failed: Math.max(counts.failed, green ? 0 : 1) };
}

async function main(): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, EMBER_FULL: full ? '1' : '' };
  const total = { passed: 0, failed: 0 };
  if (places.length === 0) {
    env['CHROMIUM'] = ensureChromium((line) => process.stdout.write(`${line}\n`));
    const outcomes = await Promise.all(checks.map((check) => run(check, env, 'when it fails')));
    for (const isGreen of outcomes) total[isGreen ? 'passed' : 'failed'] += 1;
  }
  const { passed, failed } = await runTests(places, env);
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
