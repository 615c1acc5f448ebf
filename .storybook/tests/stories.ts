import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './site.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
}

/** Lists all stories of the static Storybook with a test of their own, in the order of the sidebar. */
export function indexedStories() {
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('test'),
  );
  const shown = new Map<string, string>();
  for (const { id, title, name } of stories) {
    if (name === 'Matrix' || !shown.has(title)) shown.set(title, id);
  }
  return stories.map(({ id, title, name, importPath }) => ({
    id,
    title,
    name,
    /** The component it shows; undefined for pages and foundations. */
    component: /ui-kit\/src\/(\w+)\//.exec(importPath)?.[1],
    /** Whether it shows what its title is about: the matrix, or else the first story. */
    isPicture: shown.get(title) === id,
  }));
}
