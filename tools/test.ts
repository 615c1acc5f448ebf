/** `npm test`: every check a change must pass, the quick ones first. `--full` adds the long ones. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pc from 'picocolors';
import { ensureChromium } from './chromium.ts';

interface Step {
  name: string;
  command: string[];
}

const report = '.cache/test-results.json';
const vitest = (project: string) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const checks: Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
];

const suites: Step[] = [
  { name: 'unit', command: vitest('unit') },
  { name: 'browser', command: vitest('browser') },
  { name: 'stories', command: vitest('stories') },
  { name: 'e2e', command: vitest('e2e') },
];

/** Runs one step; its output is shown when it fails, or as it comes with `--verbose`. */
async function run({ name, command }: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = performance.now();
  const [file = '', ...parameters] = command;
  let output = '';
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(file, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setInterval(() => {
      const seconds = Math.round((performance.now() - start) / 1000);
      if (!process.stdout.isTTY && seconds % 30 !== 0) return;
      process.stdout.write(
        process.stdout.isTTY ? `\r${name} … ${seconds} s` : `${name} … ${seconds} s\n`,
      );
    }, 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    }
    child.on('exit', (status) => {
      clearInterval(timer);
      resolve(status);
    });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = code === 0 ? pc.green('ok') : pc.red('failed');
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${mark} ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  return code === 0;
}

function counts(): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

async function main(): Promise<void> {
  const full = process.argv.includes('--full');
  const env = {
    ...process.env,
    CHROMIUM: ensureChromium((line) => process.stdout.write(`${line}\n`)),
    EMBER_FULL: full ? '1' : '',
  };
  let passed = 0;
  let failed = 0;
  for (const step of checks) {
    if (await run(step, env)) passed += 1;
    else failed += 1;
  }
  for (const step of suites) {
    const green = await run(step, env);
    const result = counts();
    passed += result.passed;
    // A suite that could not start at all has failed too.
    failed += Math.max(result.failed, green ? 0 : 1);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
