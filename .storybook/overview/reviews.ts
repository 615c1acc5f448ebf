import type { Listed } from './listing.ts';
import type { Results } from './results.ts';
import { review } from './status.ts';
import type { IndexEntry, Reviewed, Status } from './status.ts';
import { listingFile } from './listingFile.ts';
import { resultsFile } from './results.ts';

/**
 * Combines the listing with test results, from three files of a Storybook that `read` loads by
 * name. Throws what `read` throws.
 */
export async function readReviews(read: (file: string) => Promise<unknown>): Promise<Reviewed[]> {
  const [listed, results, index] = await Promise.all([
    read(listingFile),
    read(resultsFile),
    read('index.json'),
  ]);
  const entries = Object.values((index as { entries: Record<string, IndexEntry> }).entries);
  return (listed as Listed[]).map((one) => review(one, entries, results as Results));
}

const kinds = ['rendering', 'accessibility', 'interaction', 'visual'] as const;

/** Whether one of its tests has one of these statuses. */
export function has(...statuses: Status[]) {
  return (one: Reviewed) => kinds.some((kind) => statuses.includes(one[kind]));
}

/** Returns the names of everything without current passing results. */
export function unsettled(reviews: Reviewed[]): string[] {
  return reviews
    .filter(has('failed', 'not run', 'changed since', 'not compared'))
    .map(({ listed }) => listed.name);
}
