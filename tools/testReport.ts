/** Vitest reporter for `npm test`: prints the ten slowest files and saves the counts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** File with the counts of the last run. */
export const countsFile = '.cache/test-results.json';

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
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

function countsOf(modules: readonly TestModule[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const module of modules) {
    const before = counts.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed += 1;
      if (state === 'failed') counts.failed += 1;
    }
    // A file that fails to import, or has a failing hook, has no failed test.
    if (!module.ok() && counts.failed === before) counts.failed += 1;
  }
  return counts;
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
    mkdirSync(dirname(countsFile), { recursive: true });
    writeFileSync(countsFile, JSON.stringify(countsOf(modules)));
  }
}
