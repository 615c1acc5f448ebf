import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, RESULTS } from '../overview/plugin.ts';
import { RESULTS_FILE } from '../overview/results.ts';
import type { Results } from '../overview/results.ts';
import { SITE } from './preview.ts';

/** Adds what was found to the results that the overview shows, also in the static Storybook. */
export function saveResults(found: Partial<Results>): void {
  const known = JSON.parse(readResults()) as Results;
  const results: Results = {
    stories: { ...known.stories, ...found.stories },
    pictures: { ...known.pictures, ...found.pictures },
  };
  const text = JSON.stringify(results);
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, text);
  if (existsSync(SITE)) writeFileSync(join(SITE, RESULTS_FILE), text);
}
