// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { picture } from './picture.ts';
import type { Deed } from './record.ts';
import type { Sample } from './samples.ts';
import { isDisturbed, judge, seriesOf } from './verdict.ts';

const minute = 60_000;
const duration = 120 * minute;
const MB = 1_000_000;

/** Samples of a site whose use stays the same, except for the changes of each minute. */
const samplesWith = (change: (at: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: 120 }, (_, at) => ({
    at: at * minute,
    memory: { gateway: 200 * MB, registry: 300 * MB, API: 400 * MB },
    heap: 60 * MB,
    handles: { gateway: 40, registry: 30, API: 170 },
    sizes: {
      releases: 30 * MB + at * MB,
      'gateway cache': 20 * MB,
      database: 40 * MB,
      recordings: MB,
      log: 2 * MB,
    },
    others: 0,
    ...change(at),
  }));

/** Documents, one a second, with the duration in ms by minute. */
const deedsOf = (ms: (at: number) => number): Deed[] =>
  Array.from({ length: 7_200 }, (_, second) => ({
    kind: 'document',
    at: second * 1_000,
    ms: ms(Math.floor(second / 60)),
  }));

/** The findings that fail. */
const failedOf = (samples: Sample[], deeds: Deed[] = [], disturbed = false) =>
  judge(seriesOf(samples, deeds, duration), duration, disturbed)
    .filter(({ failed }) => failed !== null)
    .map(({ group, name }) => `${group} ${name}`);

it('accepts what stays flat, what fills up at first, and what peaks', () => {
  expect(
    failedOf(
      samplesWith(),
      deedsOf(() => 2),
    ),
  ).toEqual([]);
  const memory = { gateway: 0, registry: 300 * MB, API: 400 * MB };
  const fills = (at: number) => ({ memory: { ...memory, gateway: Math.min(at * 10, 300) * MB } });
  expect(failedOf(samplesWith(fills))).toEqual([]);
  const peaks = (at: number) => ({
    memory: { ...memory, gateway: (at % 9 === 8 ? 900 : 200) * MB },
  });
  expect(failedOf(samplesWith(peaks))).toEqual([]);
});

it('finds what keeps growing: memory, handles, a database', () => {
  const leaks = (at: number): Partial<Sample> => ({
    memory: { gateway: 200 * MB, registry: (300 + at) * MB, API: 400 * MB },
    handles: { gateway: 40 + at, registry: 30, API: 170 },
  });
  expect(failedOf(samplesWith(leaks))).toEqual(['memory registry', 'handles gateway']);
  const [first] = samplesWith();
  const grows = (at: number) => ({
    sizes: { ...first!.sizes, database: (40 + at) * MB, log: at * MB },
  });
  expect(failedOf(samplesWith(grows))).toEqual(['disk database', 'disk log']);
});

it('finds what becomes slower, unless others kept the machine busy', () => {
  const slower = deedsOf((at) => (at < 100 ? 10 : 30));
  expect(failedOf(samplesWith(), slower)).toEqual([
    'median document',
    'slowest hundredth document',
  ]);
  expect(
    failedOf(
      samplesWith(),
      deedsOf((at) => (at < 100 ? 1 : 3)),
    ),
  ).toEqual([]);
  const busy = samplesWith((at) => ({ others: at < 100 ? 0 : 0.5 }));
  expect([isDisturbed(samplesWith(), duration), isDisturbed(busy, duration)]).toEqual([
    false,
    true,
  ]);
  expect(failedOf(busy, slower, true)).toEqual([]);
});

it('draws a line for each, and says the start and the end in words', () => {
  const grows = (at: number) => ({ handles: { gateway: 40 + at, registry: 30, API: 170 } });
  const series = seriesOf(
    samplesWith(grows),
    deedsOf(() => 2),
    duration,
  );
  const findings = judge(series, duration, false);
  const text = picture(series, findings, duration, new Date('2027-01-31T12:00:00Z'));
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
  const labels = [...svg.querySelectorAll('g text')].map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining(['gateway 200 MB', 'gateway 154', 'releases 144 MB', 'document 2.0 ms']),
  );
  expect(svg.querySelectorAll('polyline')).toHaveLength(labels.length);
  expect(svg.querySelector('desc')?.textContent).toContain(
    'gateway 46 at the start, 154 at the end',
  );
  expect(svg.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  expect(text).not.toMatch(/undefined|NaN|var\(|light-dark/);
});
