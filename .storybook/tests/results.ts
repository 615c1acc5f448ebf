import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, resultsPath } from '../overview/plugin.ts';
import { resultsFile } from '../overview/results.ts';
import type { Results } from '../overview/results.ts';
import { site } from './preview.ts';

/** Adds results to those that the overview shows, also in the static Storybook. */
export function saveResults(found: Partial<Results>): void {
  const known = JSON.parse(readResults()) as Results;
  const results: Results = {
    stories: { ...known.stories, ...found.stories },
    pictures: { ...known.pictures, ...found.pictures },
  };
  const text = JSON.stringify(results);
  mkdirSync(dirname(resultsPath), { recursive: true });
  writeFileSync(resultsPath, text);
  if (existsSync(site)) writeFileSync(join(site, resultsFile), text);
}
