import { expect, it } from 'vitest';
import { counts, now } from '../testing/samples.ts';
import { hourBars, shownHours } from './hours.ts';

it('has a bar for each hour, with a part for each release that was counted in it', () => {
  const { series, bars } = hourBars(counts, 'failures', now);
  expect(bars).toHaveLength(shownHours);
  // The last hour but one had two releases.
  const [live, broken] = ['1.2.0-51b7e0c93d84', '1.2.1-c04e77f1b2a9'].map((id) =>
    series.indexOf(id),
  );
  expect(bars.at(-2)?.values[broken!]).toBe(41);
  expect(bars.at(-2)?.values[live!]).toBe(0);
});

it('leaves out what is older, and what nobody counted', () => {
  const old = counts.map((one) => ({ ...one, hour: new Date(0).toISOString() }));
  const { series, bars } = hourBars(old, 'views', now);
  expect(series).toEqual([]);
  expect(bars.flatMap(({ values }) => values)).toEqual([]);
});
