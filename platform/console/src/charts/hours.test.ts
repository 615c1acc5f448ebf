import { expect, it } from 'vitest';
import { brokenId, counts, firstId, liveId, now } from '../testing/samples.ts';
import { hourBars, shownHours } from './hours.ts';

it('has a bar for each hour, with a part for each release that was counted in it', () => {
  const { series, bars } = hourBars(counts, 'failures', liveId, now);
  expect(bars).toHaveLength(shownHours);
  // The last hour but one had two releases.
  expect(series).toEqual([liveId, brokenId, firstId]);
  expect(bars.at(-2)?.values).toEqual([0, 41, 0]);
});

it('has a bar for the last hour that was counted, where the clock is behind', () => {
  const behind = hourBars(counts, 'failures', liveId, now - 3 * 60 * 60 * 1_000);
  expect(behind).toEqual(hourBars(counts, 'failures', liveId, now));
});

it('keeps the order of the releases, so that each has its colour in every chart', () => {
  const of = (what: 'views' | 'failures') => hourBars(counts, what, firstId, now).series;
  expect(of('views')).toEqual([firstId, liveId, brokenId]);
  expect(of('failures')).toEqual(of('views'));
});

it('sums the earliest of more than four releases, never the live one', () => {
  const before = Array.from({ length: 4 }, (_, back) => ({
    ...counts[0]!,
    id: `before-${back}`,
    hour: new Date(Date.UTC(2026, 10, 20, 18 - back)).toISOString(),
    views: 10 + back,
  }));
  const live = { ...before[3]!, id: liveId, views: 5 };
  const four = [...before.slice(1), live];
  const shown = (all: typeof counts) => hourBars(all, 'views', liveId, now);
  expect(shown(four).series).toEqual([liveId, 'before-1', 'before-2', 'before-3']);
  const { series, bars } = shown([...before, live]);
  expect(series).toEqual([liveId, 'before-0', 'before-1', 'Others']);
  expect(bars.slice(-4).map(({ values }) => values)).toEqual([
    [5, 0, 0, 13],
    [0, 0, 0, 12],
    [0, 0, 11, 0],
    [0, 10, 0, 0],
  ]);
});

it('leaves out what is older, and what nobody counted', () => {
  const old = counts.map((one) => ({ ...one, hour: new Date(0).toISOString() }));
  const { series, bars } = hourBars(old, 'views', liveId, now);
  expect(series).toEqual([]);
  expect(bars.flatMap(({ values }) => values)).toEqual([]);
});
