import { readReviews } from './reviews.ts';
import type { Reviewed } from './status.ts';

async function ask(file: string): Promise<unknown> {
  const answer = await fetch(`./${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Loads the test results of everything. Throws if Storybook does not respond. */
export function loadReviews(): Promise<Reviewed[]> {
  return readReviews(ask);
}
