import { metroVancouver } from '@emberite/content/locations';
import { describe, expect, it } from 'vitest';
import { createJourney } from './journey.ts';
import type { TypedVideo } from '../videos/needed.ts';
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
const journeyWith = (
  roadmaps: JourneyInput['roadmaps'],
  types: readonly TypedVideo['promptType'][] | undefined,
) =>
  createJourney({
    location: null,
    roadmaps,
    videos: types?.map((promptType) => ({ promptType })),
  });
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
  [[], false],
  [['fun'], true],
  [['fun', 'fun'], true],
] as const)('with the videos %j, being all set is %s, whatever the steps', (videos, allSet) => {
  const stages: JourneyInput['roadmaps'][] = [{}, { 'first-steps': firstSteps }];
  for (const roadmaps of stages) {
    expect(journeyWith(roadmaps, videos).allSet).toBe(allSet);
  }
});

it.each([
  ['craft-profile', [], true],
  ['craft-profile', ['fun'], true],
  ['craft-profile', ['fun', 'useful'], false],
  ['craft-profile', undefined, false],
  ['our-promises', ['fun'], false],
] as const)(
  'after the step %s, a member with the videos %j is asked for them: %s',
  (step, videos, asks) => {
    const roadmaps = { 'first-steps': [step] };
    expect(journeyWith(roadmaps, videos).asksForVideos).toBe(asks);
  },
);

it.each([
  [undefined, []],
  [[], ['fun', 'useful']],
  [['fun'], ['useful']],
  [['fun', 'fun', 'daily'], ['useful']],
  [['daily'], ['fun', 'useful']],
  [['useful', 'fun'], []],
] as const)('with the videos %j, %j are missing to be discoverable', (videos, missing) => {
  expect(journeyWith({}, videos).missing).toEqual(missing);
});
