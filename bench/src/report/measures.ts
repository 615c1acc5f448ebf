import { pages } from '../measure/pages.ts';

/** An upper bound for a measured value: a number, or a multiple of another contender's value. */
export type Goal =
  | { against: 'static' | 'monolith'; atMost: number }
  | { against: 'nothing'; atMost: number };

/** A line of the table. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | 'count' | 'per second';
  goals: Goal[];
}

/** The measures of a page. */
export const pageMeasures = (path: string) => ({
  largestPaint: `${path} largest contentful paint`,
  interactive: `${path} time to interactive`,
  roundTrips: `${path} sequential round trips`,
  requests: `${path} requests`,
  scriptBytes: `${path} JavaScript`,
  totalBytes: `${path} all bytes`,
});

/** The measure of a navigation inside the site. */
export const navigationMeasure = (kind: 'cold' | 'preloaded') => `/ → /login, ${kind}`;

/** The measure of the gateway's throughput. */
export const throughput = 'HTML responses of /';

/** The goals of the composed site, by measure. */
const goals: Record<string, Goal[]> = {
  [pageMeasures('/').largestPaint]: [
    { against: 'static', atMost: 1.2 },
    { against: 'monolith', atMost: 0.4 },
  ],
  [pageMeasures('/').scriptBytes]: [{ against: 'monolith', atMost: 1.35 }],
  [pageMeasures('/emberite').largestPaint]: [{ against: 'monolith', atMost: 1.15 }],
  [navigationMeasure('preloaded')]: [{ against: 'monolith', atMost: 1.1 }],
};
for (const { path } of pages) {
  goals[pageMeasures(path).roundTrips] = [{ against: 'nothing', atMost: 2 }];
}

const line = (name: string, unit: Measure['unit']): Measure => ({
  name,
  unit,
  goals: goals[name] ?? [],
});

/** Every line of the table, in order. */
export const measures: Measure[] = [
  ...pages.flatMap(({ path }) => {
    const names = pageMeasures(path);
    return [
      line(names.largestPaint, 'ms'),
      line(names.interactive, 'ms'),
      line(names.roundTrips, 'count'),
      line(names.requests, 'count'),
      line(names.scriptBytes, 'kB'),
      line(names.totalBytes, 'kB'),
    ];
  }),
  line(navigationMeasure('cold'), 'ms'),
  line(navigationMeasure('preloaded'), 'ms'),
  line(throughput, 'per second'),
];
