import { metroVancouver } from '@emberite/content/locations';
import { describe, expect, it } from 'vitest';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';

const firstSteps = [
  'how-ember-works',
  'our-promises',
  'craft-profile',
  'bucket-list',
  'bring-friends',
];
function roadmap(id: string, given: Partial<JourneyInput>) {
  const journey = createJourney({ location: null, roadmaps: {}, ...given });
  return journey.roadmaps.find((one) => one.id === id)!;
}
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

it('rounds the percent down', () => {
  const roadmaps = { 'real-connection': ['better-questions', 'comfort-first'] };
  expect(roadmap('real-connection', { roadmaps }).percent).toBe(66);
});

it('has the giveaway only in metro Vancouver', () => {
  expect(roadmap('vancouver-giveaway', { location: metroVancouver }).title).toBe(
    'Vancouver Giveaway',
  );
  expect(roadmap('vancouver-giveaway', { location: 'CA:BC:Revelstoke' })).toBeUndefined();
});

it.each([
  [undefined, false],
  [0, false],
  [1, true],
  [2, true],
])('with %s videos, being all set is %s, whatever the steps', (videos, allSet) => {
  const stages: JourneyInput['roadmaps'][] = [{}, { 'first-steps': firstSteps }];
  for (const roadmaps of stages) {
    expect(createJourney({ location: null, roadmaps, videos }).allSet).toBe(allSet);
  }
});

it.each([
  ['craft-profile', 0, true],
  ['craft-profile', 1, true],
  ['craft-profile', 2, false],
  ['craft-profile', undefined, false],
  ['our-promises', 1, false],
])('after the step %s, a member with %s videos is asked for them: %s', (step, videos, asks) => {
  const roadmaps = { 'first-steps': [step] };
  expect(createJourney({ location: null, roadmaps, videos }).asksForVideos).toBe(asks);
});
