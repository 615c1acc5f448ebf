/** What the last run of the story tests found for a component, in all themes. */
export interface ComponentResult {
  stories: 'passed' | 'failed';
  a11y: 'passed' | 'failed';
  interactions: 'passed' | 'failed' | 'none';
  visual: 'passed' | 'failed' | 'skipped' | 'none';
}

export type Results = Record<string, ComponentResult>;

/** Written by the story tests next to the static site. */
export const RESULTS_FILE = 'status.json';

/** The results of the last run; none where the tests have not run against this build. */
export async function fetchResults(): Promise<Results> {
  const answer = await fetch(`./${RESULTS_FILE}`).catch(() => undefined);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !type.includes('json')) return {};
  return (await answer.json()) as Results;
}
