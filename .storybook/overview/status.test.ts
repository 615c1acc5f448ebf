import { expect, it } from 'vitest';
import type { IndexEntry } from './status.ts';
import { review } from './status.ts';

const listed = {
  name: 'Button',
  folder: 'ui-kit/src/Button',
  changedAt: '2026-11-20T10:00:00.000Z',
  unitTests: 1,
  hasPicture: true,
  usedBy: [],
  partOf: [],
};
const entry = (id: string, ...tags: string[]): IndexEntry => ({
  id,
  name: id,
  title: 'Components/Button',
  type: 'story',
  importPath: './ui-kit/src/Button/Button.stories.tsx',
  tags,
});
const entries = [entry('matrix'), entry('pressing', 'play-fn'), { ...entry('docs'), type: 'docs' }];
const later = '2026-11-20T11:00:00.000Z';
const good = { works: true, accessible: true, at: later };

it('reports nothing run before the first run', () => {
  const { rendering, accessibility, interaction, visual } = review(listed, entries, {
    stories: {},
    pictures: {},
  });
  expect([rendering, accessibility, interaction, visual]).toEqual(Array(4).fill('not run'));
});

it('fails if one story fails, and names it', () => {
  const { rendering, accessibility, interaction, stories } = review(listed, entries, {
    stories: { matrix: { ...good, accessible: false }, pressing: { ...good, works: false } },
    pictures: {},
  });
  expect([rendering, accessibility, interaction]).toEqual(['failed', 'failed', 'failed']);
  expect(stories.map(({ id, status }) => [id, status])).toEqual([
    ['matrix', 'failed'],
    ['pressing', 'failed'],
  ]);
});

it('ignores results older than the component', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const { rendering, visual } = review(listed, entries, {
    stories: { matrix: { ...good, at }, pressing: good },
    pictures: { Button: { looks: 'as before', at } },
  });
  expect([rendering, visual]).toEqual(['changed since', 'changed since']);
});

it('reports that pictures of another platform were not compared', () => {
  const pictures = { Button: { looks: 'not compared', at: later } } as const;
  expect(review(listed, entries, { stories: {}, pictures }).visual).toBe('not compared');
});
