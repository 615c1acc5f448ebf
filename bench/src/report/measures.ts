import { pages } from '../measure/pages.ts';

/** What a measured value should stay below: a number, or so many times another contender's. */
export type Goal =
  | { against: 'static' | 'monolith'; atMost: number }
  | { against: 'nothing'; atMost: number };

/** A line of the table. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | 'count' | 'per second';
  goals: Goal[];
}

/** The names of what is measured of a page. */
export const ofPage = (path: string) => ({
  largestPaint: `${path} largest contentful paint`,
  interactive: `${path} time to interactive`,
  roundTrips: `${path} sequential round trips`,
  requests: `${path} requests`,
  scriptBytes: `${path} JavaScript`,
  totalBytes: `${path} all bytes`,
});

/** The name of a navigation inside the site. */
export const ofNavigation = (kind: 'cold' | 'preloaded') => `/ → /login, ${kind}`;

/** The name of what the gateway manages. */
export const throughput = 'HTML answers of /';

/** What the composed site is meant to reach, by name of the measure. */
const goals: Record<string, Goal[]> = {
  [ofPage('/').largestPaint]: [
    { against: 'static', atMost: 1.2 },
    { against: 'monolith', atMost: 0.4 },
  ],
  [ofPage('/').scriptBytes]: [{ against: 'monolith', atMost: 1.35 }],
  [ofPage('/emberite').largestPaint]: [{ against: 'monolith', atMost: 1.15 }],
  [ofNavigation('preloaded')]: [{ against: 'monolith', atMost: 1.1 }],
};
for (const { path } of pages) {
  goals[ofPage(path).roundTrips] = [{ against: 'nothing', atMost: 2 }];
}

const line = (name: string, unit: Measure['unit']): Measure => ({
  name,
  unit,
  goals: goals[name] ?? [],
});

/** Every line, in the order of the table. */
export const measures: Measure[] = [
  ...pages.flatMap(({ path }) => {
    const names = ofPage(path);
    return [
      line(names.largestPaint, 'ms'),
      line(names.interactive, 'ms'),
      line(names.roundTrips, 'count'),
      line(names.requests, 'count'),
      line(names.scriptBytes, 'kB'),
      line(names.totalBytes, 'kB'),
    ];
  }),
  line(ofNavigation('cold'), 'ms'),
  line(ofNavigation('preloaded'), 'ms'),
  line(throughput, 'per second'),
];
