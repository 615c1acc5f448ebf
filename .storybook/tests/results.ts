import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FILE } from '../overview/results.ts';
import type { ComponentResult, Results } from '../overview/results.ts';
import { SITE } from './preview.ts';

const untested: ComponentResult = {
  stories: 'passed',
  a11y: 'passed',
  interactions: 'none',
  visual: 'none',
};

/** Adds what a test file found to the results that the overview page shows. */
export function saveResults(found: Map<string, Partial<ComponentResult>>): void {
  const file = join(SITE, RESULTS_FILE);
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
  for (const [name, part] of found) results[name] = { ...untested, ...results[name], ...part };
  writeFileSync(file, JSON.stringify(results, null, 2));
}
