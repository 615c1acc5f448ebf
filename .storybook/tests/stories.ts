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
  /** Whether it varies another one so little that only the full run opens it. */
  isForFullRun: boolean;
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
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      title,
      name,
      component: /ui-kit\/src\/(\w+)\//.exec(importPath)?.[1],
      isForFullRun: tags?.includes('full') ?? false,
    }));
}
