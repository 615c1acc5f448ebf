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

it('keeps the order of the releases, so that each has its colour in every chart', () => {
  const of = (what: 'views' | 'failures') => hourBars(counts, what, firstId, now).series;
  expect(of('views')).toEqual([firstId, liveId, brokenId]);
  expect(of('failures')).toEqual(of('views'));
});

it('leaves out what is older, and what nobody counted', () => {
  const old = counts.map((one) => ({ ...one, hour: new Date(0).toISOString() }));
  const { series, bars } = hourBars(old, 'views', liveId, now);
  expect(series).toEqual([]);
  expect(bars.flatMap(({ values }) => values)).toEqual([]);
});
