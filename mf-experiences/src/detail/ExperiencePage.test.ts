import { expect, it } from 'vitest';
import { defaultExperienceId } from '../experiences/catalogue.ts';
import { head, params } from './ExperiencePage.tsx';
import { experiences } from '../experiences/experiences.ts';

it('lists the ten experiences to prerender', () => {
  expect(params()).toEqual(experiences.map(({ id }) => ({ experienceId: id })));
  expect(params()).toHaveLength(10);
});

it('gives every experience a unique title and description', () => {
  const heads = params().map(head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(10);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(10);
});

it('describes an experience by its key facts', () => {
  expect(head({ experienceId: 'peak-axethrowing' })).toMatchObject({
    title: 'Peak Axe Throwing · Ember',
    description:
      'Aim, breathe, let go. Cheer for everybody. $45 CAD per person, 1.5 hours, 8-12 people, Revelstoke, BC.',
  });
});

it('uses the default experience for an unknown id', () => {
  expect(head({ experienceId: 'no-such-thing' })).toEqual(
    head({ experienceId: defaultExperienceId }),
  );
  expect(head({}).instead).toEqual({ experienceId: defaultExperienceId });
  expect(head({})).toEqual(head({ experienceId: defaultExperienceId }));
});
