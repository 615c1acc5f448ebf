import type { Listed } from './listing.ts';
import type { Results } from './results.ts';

/** The status of one kind of test. */
export type Status = 'passed' | 'failed' | 'changed since' | 'not compared' | 'not run' | 'none';

/** A story in Storybook's index. */
export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  type: string;
  importPath: string;
  tags: string[];
}

/** A story and its last test result. */
interface StoryStatus {
  id: string;
  name: string;
  plays: boolean;
  status: Status;
}

/** A listed component or page with its test results. */
export interface Reviewed {
  listed: Listed;
  stories: StoryStatus[];
  rendering: Status;
  accessibility: Status;
  interaction: Status;
  visual: Status;
}

interface Verdict {
  good: boolean;
  at: string;
}

function statusOf(verdict: Verdict | undefined, changedAt: string): Status {
  if (!verdict) return 'not run';
  if (verdict.at < changedAt) return 'changed since';
  return verdict.good ? 'passed' : 'failed';
}

/** Returns the worst status; 'none' for an empty list. */
function worst(of: Status[]): Status {
  const order: Status[] = ['failed', 'not run', 'changed since', 'passed'];
  return order.find((status) => of.includes(status)) ?? 'none';
}

/** Combines the sources, Storybook's index and the last test run for one component or page. */
export function review(listed: Listed, entries: IndexEntry[], results: Results): Reviewed {
  const { folder, changedAt, name } = listed;
  const own = entries.filter(
    ({ type, importPath }) =>
      type === 'story' && importPath.replace(/\/[^/]+$/, '') === `./${folder}`,
  );
  const works = (id: string) => {
    const found = results.stories[id];
    return statusOf(found && { good: found.works, at: found.at }, changedAt);
  };
  const accessible = (id: string) => {
    const found = results.stories[id];
    return statusOf(found && { good: found.accessible, at: found.at }, changedAt);
  };
  const stories = own.map(({ id, name: story, tags }) => ({
    id,
    name: story,
    plays: tags.includes('play-fn'),
    status: worst([works(id), accessible(id)]),
  }));
  const picture = results.pictures[name];
  const visual = () => {
    if (stories.length === 0 || !folder.startsWith('ui-kit/')) return 'none';
    if (picture?.looks === 'not compared') return 'not compared';
    return statusOf(picture && { good: picture.looks === 'as before', at: picture.at }, changedAt);
  };
  return {
    listed,
    stories,
    rendering: worst(own.map(({ id }) => works(id))),
    accessibility: worst(own.map(({ id }) => accessible(id))),
    interaction: worst(stories.filter(({ plays }) => plays).map(({ id }) => works(id))),
    visual: visual(),
  };
}
