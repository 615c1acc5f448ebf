/** Vitest reporter for `npm test`: names failures, prints the ten slowest files and saves the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pc from 'picocolors';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** File with the results of the last run. */
export const resultsFile = '.cache/test-results.json';

/** How the tests of a run ended. */
export interface Results {
  passed: number;
  /** The names of those that failed. */
  failures: string[];
  /** The names of those that passed only when they were tried again. */
  flaky: string[];
}

/** Total time of a file in seconds: setup, imports, hooks and tests. */
function secondsOf(module: TestModule): number {
  const took = module.diagnostic();
  const ms =
    took.environmentSetupDuration +
    took.prepareDuration +
    took.setupDuration +
    took.collectDuration +
    took.duration;
  return ms / 1000;
}

/** Names a failure as it happens, with the first line of its error. */
function show(name: string, [error]: readonly SerializedError[]): void {
  // The line before may be one of dots.
  process.stdout.write(`\n${pc.red('failed')} ${name}: ${error?.message.split('\n')[0]}\n`);
}

/** Saves the results as they come, for a run that is interrupted. */
function save(results: Results): void {
  mkdirSync(dirname(resultsFile), { recursive: true });
  writeFileSync(resultsFile, JSON.stringify(results));
}

export default class TestReport implements Reporter {
  readonly #results: Results = { passed: 0, failures: [], flaky: [] };

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    if (state === 'passed') this.#results.passed += 1;
    if (state === 'failed') {
      this.#results.failures.push(name);
      show(name, errors);
    }
    if (test.diagnostic()?.flaky) this.#results.flaky.push(name);
    save(this.#results);
  }

  onTestModuleEnd(module: TestModule): void {
    // A file that fails to import, or has a failing hook, has no failed test.
    if (module.ok() || !module.children.allTests('failed').next().done) return;
    const name = module.relativeModuleId;
    this.#results.failures.push(name);
    save(this.#results);
    show(
      name,
      [module, ...module.children.allSuites()].flatMap((one) => one.errors()),
    );
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10);
    const lines = slowest.map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`,
    );
    process.stdout.write(`\nSlowest files\n${lines.join('\n')}\n`);
  }
}
