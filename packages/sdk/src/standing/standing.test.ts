import { standingOf, stillAsking } from '@emberite/sdk/standing';
import type { Said, StandingFacts } from '@emberite/sdk/standing';
import { expect, it } from 'vitest';

const facts: StandingFacts = {
  location: 'CA:BC:Revelstoke',
  roadmaps: {},
  videos: [{ promptType: 'fun' }, { promptType: 'useful' }],
  flag: () => true,
  visibilityOpens: '2025-02-14T00:00-08:00',
  now: Date.parse('2025-01-22T10:00:00Z'),
};
const said: Said = {
  first: { title: 'At once', text: '', action: { text: 'Do', href: '/at-once' } },
  afterVideos: { title: 'Later', text: '', action: { text: 'Do', href: '/later' } },
  done: ['Said to be done.'],
  waits: [{ title: 'Said to wait', text: '' }],
};
const noVideos = { ...facts, videos: [] };

it.each<[string | null, Said | undefined, StandingFacts]>([
  ['At once', said, noVideos],
  ['Record your first video', { ...said, first: null }, noVideos],
  ['Later', { ...said, first: null }, facts],
  ['See how Ember works', { ...said, first: null, afterVideos: null }, facts],
  ['See how Ember works', undefined, facts],
  ['Record your first video', stillAsking, noVideos],
  ['loading', stillAsking, facts],
])('has %s next', (title, says, given) => {
  const { next } = standingOf(given, says);
  expect(next && next !== 'loading' ? next.title : next).toBe(title);
});

it('puts what a remote says between what is done, and before what waits', () => {
  const { done, waits } = standingOf(
    { ...facts, roadmaps: { 'first-steps': ['how-ember-works'] } },
    said,
  );
  expect(done).toEqual([
    'Your fun and useful videos are recorded.',
    'Said to be done.',
    '1 of 12 steps of your journey are completed.',
  ]);
  expect(waits.map(({ title }) => title)).toEqual(['Said to wait', 'Members see each other soon']);
});

it('is all set only if the remote is sure that nothing is left', () => {
  const without = { ...facts, flag: () => false };
  const isAllSet = (afterVideos: Said['afterVideos']) =>
    standingOf(without, { ...said, first: null, afterVideos }).isAllSet;
  expect([isAllSet(null), isAllSet('unknown'), isAllSet('loading')]).toEqual([true, false, false]);
});
