/** Vitest reporter for `npm test`: prints the ten slowest files and saves the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

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

function resultsOf(modules: readonly TestModule[]): Results {
  const results: Results = { passed: 0, failures: [], flaky: [] };
  for (const module of modules) {
    const before = results.failures.length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      const name = `${module.relativeModuleId}: ${test.fullName}`;
      if (state === 'passed') results.passed += 1;
      if (state === 'failed') results.failures.push(name);
      if (test.diagnostic()?.flaky) results.flaky.push(name);
    }
    // A file that fails to import, or has a failing hook, has no failed test.
    if (!module.ok() && results.failures.length === before) {
      results.failures.push(module.relativeModuleId);
    }
  }
  return results;
}

export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10);
    const lines = slowest.map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`,
    );
    process.stdout.write(`\nSlowest files\n${lines.join('\n')}\n`);
    mkdirSync(dirname(resultsFile), { recursive: true });
    writeFileSync(resultsFile, JSON.stringify(resultsOf(modules)));
  }
}
