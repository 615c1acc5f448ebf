import { metroVancouver } from '@emberite/content/locations';
import { describe, expect, it } from 'vitest';
import type { TypedVideo } from '../videos/needed.ts';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';
import { roadmapsFor } from './roadmaps.ts';

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

const nextTitle = (given: Partial<JourneyInput>) => {
  const { next } = createJourney({ location: null, roadmaps: {}, ...given });
  return typeof next === 'object' ? next.title : next;
};
const videosOf = (...types: TypedVideo['promptType'][]) =>
  types.map((promptType) => ({ promptType }));
const both = videosOf('fun', 'useful');
const crafted = { 'first-steps': ['craft-profile'] };

it.each<[string, Partial<JourneyInput>]>([
  ['One down, now a useful one', { videos: videosOf('fun', 'fun', 'daily') }],
  ['One down, now a fun one', { videos: videosOf('useful') }],
  ['A good start, now a fun one and a useful one', { videos: videosOf('daily') }],
  ['Upload your first two videos', { videos: videosOf('fun'), roadmaps: crafted }],
  ['One down, now a useful one', { videos: videosOf('fun', 'fun'), roadmaps: crafted }],
  ['loading', { videos: both, registered: 'loading' }],
  ['Register for a night out', { videos: both, registered: false }],
  ['Your group forms', { videos: both, registered: true }],
  // Nothing is known, or no group forms where they live: what they can read.
  ['See how Ember works', { videos: both }],
  ['See how Ember works', { registered: 'unknown' }],
  ['See how Ember works', { videos: both, registered: false, location: metroVancouver }],
  ['Choose what you would enjoy', { videos: both, roadmaps: { 'first-steps': firstSteps } }],
])('the next step is "%s" for %j', (title, given) => {
  expect(nextTitle(given)).toBe(title);
});

it('has no next step once every step is done', () => {
  const roadmaps = Object.fromEntries(
    roadmapsFor(null).map(({ id, steps }) => [id, steps.flatMap((step) => step.id ?? [])]),
  );
  expect(nextTitle({ videos: both, roadmaps })).toBeUndefined();
});
