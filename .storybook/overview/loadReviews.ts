import { LISTING_FILE } from './listingFile.ts';
import type { Listed } from './listing.ts';
import { RESULTS_FILE } from './results.ts';
import type { Results } from './results.ts';
import { review } from './status.ts';
import type { IndexEntry, Reviewed } from './status.ts';

async function ask<Answer>(file: string): Promise<Answer> {
  const answer = await fetch(`./${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Everything that is listed with what is known of it now. Throws where Storybook does not answer. */
export async function loadReviews(): Promise<Reviewed[]> {
  const [listed, results, index] = await Promise.all([
    ask<Listed[]>(LISTING_FILE),
    ask<Results>(RESULTS_FILE),
    ask<{ entries: Record<string, IndexEntry> }>('index.json'),
  ]);
  const entries = Object.values(index.entries);
  return listed.map((one) => review(one, entries, results));
}
