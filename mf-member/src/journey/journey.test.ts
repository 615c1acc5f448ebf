import { metroVancouver } from '@emberite/content/locations';
import { roadmapsFor } from '@emberite/content/roadmaps';
import { describe, expect, it } from 'vitest';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';

const roadmap = (id: string, given: Partial<JourneyInput>) =>
  createJourney({ location: null, roadmaps: {}, ...given }).find((one) => one.id === id)!;
const states = (roadmaps: JourneyInput['roadmaps']) =>
  roadmap('first-steps', { roadmaps }).steps.map(({ state }) => state);

describe('the steps of a roadmap', () => {
  it('start with one active step; the others are locked', () => {
    expect(states({})).toEqual(['active', 'locked', 'locked', 'locked', 'locked']);
  });

  it('open one after another', () => {
    expect(states({ 'first-steps': ['how-ember-works', 'our-promises'] })).toEqual([
      'completed',
      'completed',
      'active',
      'locked',
      'locked',
    ]);
  });

  it('stay completed if an earlier one is not', () => {
    expect(states({ 'first-steps': ['craft-profile'] })).toEqual([
      'active',
      'locked',
      'completed',
      'locked',
      'locked',
    ]);
  });

  it('link to their pages, unless they do not exist yet', () => {
    const steps = roadmap('first-experience', {}).steps.map(({ href }) => href);
    expect(steps[0]).toBe('/emberite/journey/first-experience/choose-experience');
    expect(steps.at(-1)).toBeUndefined();
  });
});

it.each([
  [[], 0],
  [['better-questions'], 33],
  [['better-questions', 'comfort-first'], 66],
  [['comfort-first', 'comfort-first', 'elsewhere'], 33],
])('%j is %i percent, rounded down', (completed, percent) => {
  expect(roadmap('real-connection', { roadmaps: { 'real-connection': completed } }).percent).toBe(
    percent,
  );
});

it.each(roadmapsFor(metroVancouver))('$id can reach 100 percent', ({ id, steps }) => {
  const roadmaps = { [id]: steps.flatMap((step) => step.id ?? []) };
  expect(roadmap(id, { location: metroVancouver, roadmaps }).percent).toBe(100);
});

it('has the giveaway only in metro Vancouver', () => {
  expect(roadmap('vancouver-giveaway', { location: metroVancouver }).title).toBe(
    'Vancouver Giveaway',
  );
  expect(roadmap('vancouver-giveaway', { location: 'CA:BC:Revelstoke' })).toBeUndefined();
});
