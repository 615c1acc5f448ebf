import { expect, it } from 'vitest';
import { landingRecords } from './landing.ts';
import { head, params } from './RecordPage.tsx';

it('lists the five records to prerender', () => {
  expect(params()).toEqual(landingRecords.map(({ id }) => ({ experienceId: id })));
  expect(params()).toHaveLength(5);
});

it('gives every record a unique title and description', () => {
  const heads = params().map(head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(5);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(5);
});

it('describes a record by its key facts', () => {
  expect(head({ experienceId: 'poetryNight' })).toMatchObject({
    title: 'A night for words and new faces · Poetry Night · Ember',
    description:
      'Soft light, brave words and a room that listens. $40 CAD per person, 3-4 hours, 8-12 people.',
  });
});

it('uses the shuffle class for an unknown id', () => {
  expect(head({ experienceId: 'salsa' })).toEqual(head({ experienceId: 'emberShuffle' }));
});
