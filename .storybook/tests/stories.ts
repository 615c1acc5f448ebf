import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './site.ts';

/** A story in the index of the static Storybook. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  /** The component it shows; undefined for pages and foundations. */
  component: string | undefined;
  /** Whether it is one of each kind: the first of its title, the matrix, or one that acts. */
  isRepresentative: boolean;
}

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
}

/** Lists all stories in the order of the sidebar. */
export function indexedStories(): IndexedStory[] {
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const titles = new Set<string>();
  return stories.map(({ id, title, name, importPath, tags }) => {
    const isFirst = !titles.has(title);
    titles.add(title);
    return {
      id,
      title,
      name,
      component: /ui-kit\/src\/(\w+)\//.exec(importPath)?.[1],
      isRepresentative: isFirst || name === 'Matrix' || (tags?.includes('play-fn') ?? false),
    };
  });
}
