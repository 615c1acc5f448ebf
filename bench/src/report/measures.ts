import { moments } from '../measure/navigate.ts';
import type { Moment } from '../measure/navigate.ts';
import { pages } from '../measure/pages.ts';

/** An upper bound for a measured value: a number, or a multiple of another contender's value. */
export interface Goal {
  against: 'static' | 'monolith' | 'nothing';
  atMost: number;
}

/** A line of the table. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | 'count' | 'score' | 'per second';
  goals: Goal[];
}

/** The measures of a page. */
export const pageMeasures = (path: string) => ({
  largestPaint: `${path} largest contentful paint`,
  interactive: `${path} time to interactive`,
  layoutShift: `${path} layout shift`,
  roundTrips: `${path} sequential round trips`,
  criticalRequests: `${path} critical requests`,
  requests: `${path} requests`,
  scriptBytes: `${path} JavaScript until interactive`,
  allScriptBytes: `${path} JavaScript with what is loaded ahead`,
  totalBytes: `${path} all bytes`,
});

/** The measure of a navigation inside the site. */
export const navigationMeasure = (moment: Moment) => `/ → /login, ${moment}`;

/** The measure of the gateway's throughput. */
export const throughput = 'HTML responses of /';

const atMost = (limit: number, against: Goal['against']): Goal => ({ against, atMost: limit });

/** The goals of the composed site, by measure. */
const goals: Record<string, Goal[]> = {
  [pageMeasures('/').largestPaint]: [atMost(0.95, 'static'), atMost(0.32, 'monolith')],
  [pageMeasures('/experience/peak-axethrowing').largestPaint]: [atMost(1.2, 'static')],
  [pageMeasures('/yvr/danceToday').largestPaint]: [atMost(1.2, 'static')],
  [pageMeasures('/emberite').largestPaint]: [atMost(1.15, 'monolith')],
  [pageMeasures('/').interactive]: [atMost(1.05, 'monolith')],
  [pageMeasures('/login').interactive]: [atMost(1, 'monolith')],
  [pageMeasures('/emberite').interactive]: [atMost(0.92, 'monolith')],
  [pageMeasures('/').scriptBytes]: [atMost(1.2, 'monolith')],
  [pageMeasures('/experience/peak-axethrowing').scriptBytes]: [atMost(1.35, 'monolith')],
  [pageMeasures('/yvr/danceToday').scriptBytes]: [atMost(1.35, 'monolith')],
  [navigationMeasure('at once')]: [atMost(1.6, 'monolith')],
  [navigationMeasure('two seconds later')]: [atMost(0.5, 'monolith')],
  [navigationMeasure('preloaded')]: [atMost(1.1, 'monolith')],
};
for (const { path } of pages) {
  const names = pageMeasures(path);
  goals[names.layoutShift] = [atMost(0.001, 'nothing')];
  goals[names.roundTrips] = [atMost(2, 'nothing')];
  goals[names.criticalRequests] = [atMost(6, 'nothing')];
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
      line(names.layoutShift, 'score'),
      line(names.roundTrips, 'count'),
      line(names.criticalRequests, 'count'),
      line(names.requests, 'count'),
      line(names.scriptBytes, 'kB'),
      line(names.allScriptBytes, 'kB'),
      line(names.totalBytes, 'kB'),
    ];
  }),
  ...moments.map((moment) => line(navigationMeasure(moment), 'ms')),
  line(throughput, 'per second'),
];
