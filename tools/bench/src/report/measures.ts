import { moments } from '../measure/navigate.ts';
import type { Moment } from '../measure/navigate.ts';
import { oldPhonePages, pages } from '../measure/pages.ts';
import type { Change, Column } from './results.ts';
import { changeNames, contenders, crowdNames } from './results.ts';

/** A bound for a measured value: a number, or a multiple of the value in another column. */
export type Goal = { against: Column | 'nothing' } & ({ atMost: number } | { atLeast: number });

/** A line of a table. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | 'count' | 'score' | 'per second';
  goals: Goal[];
}

/** A table. Its goals are for one column, which is divided by the others. */
export interface Comparison {
  columns: readonly Column[];
  subject: Column;
  measures: Measure[];
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

/** The measures of a page on an old phone. */
export const oldPhoneMeasures = (path: string) => ({
  largestPaint: `${path} on an old phone, largest contentful paint`,
  interactive: `${path} on an old phone, time to interactive`,
});

/** The measures of the next visit of `/emberite` after a release that changed one line. */
export const returnMeasures = (change: Change) => ({
  fileBytes: `return after a line of ${change}, bytes of files`,
  interactive: `return after a line of ${change}, time to interactive`,
});

/** The measure of a navigation inside the site. */
export const navigationMeasure = (moment: Moment) => `/ → /login, ${moment}`;

/** The measure of the gateway's throughput. */
export const throughput = 'HTML responses of /';

/** The remote that is published and rolled back. */
export const changedRemote = 'mf-member';

/** The measures of the composed site with few and many remotes. */
export const crowdMeasures = {
  body: 'document of /',
  headers: 'headers of the document',
  largestPaint: 'cold load of /, largest contentful paint',
  interactive: 'cold load of /, time to interactive',
  totalBytes: 'cold load of /, all bytes with the index',
  publish: `publish ${changedRemote} to live, without the gate`,
  rollback: `roll ${changedRemote} back to live`,
  gatedFirst: 'publish the scaffold to live, with the gate, first time',
  gated: 'publish the scaffold to live, with the gate',
  ungated: 'publish the scaffold to live, without the gate',
  scaffoldBack: 'roll the scaffold back to live',
  canary: 'take back a canary of the scaffold',
  memory: 'memory of the gateway',
};

const atMost = (limit: number, against: Goal['against']): Goal => ({ against, atMost: limit });

/** The goals, by measure. */
const goals: Record<string, Goal[]> = {
  [pageMeasures('/').largestPaint]: [atMost(0.95, 'static'), atMost(0.32, 'monolith')],
  [pageMeasures('/experience/peak-axethrowing').largestPaint]: [atMost(1, 'static')],
  [pageMeasures('/yvr/danceToday').largestPaint]: [atMost(1, 'static')],
  [pageMeasures('/emberite').largestPaint]: [atMost(0.8, 'monolith')],
  [returnMeasures('a page of mf-member').fileBytes]: [
    atMost(15_000, 'nothing'),
    atMost(0.5, 'monolith'),
  ],
  [returnMeasures('the shell').fileBytes]: [atMost(30_000, 'nothing'), atMost(0.4, 'monolith')],
  [navigationMeasure('at once')]: [atMost(1, 'monolith')],
  [navigationMeasure('two seconds later')]: [atMost(0.5, 'monolith')],
  [navigationMeasure('preloaded')]: [atMost(1.05, 'monolith')],
  [throughput]: [{ against: 'static', atLeast: 0.85 }],
  [crowdMeasures.body]: [atMost(1.05, '5 remotes')],
  [crowdMeasures.headers]: [atMost(2_000, 'nothing')],
  [crowdMeasures.largestPaint]: [atMost(1.02, '5 remotes')],
  [crowdMeasures.interactive]: [atMost(1.02, '5 remotes')],
  [crowdMeasures.publish]: [atMost(3_000, 'nothing'), atMost(1.5, '5 remotes')],
  [crowdMeasures.rollback]: [atMost(500, 'nothing')],
  [crowdMeasures.gatedFirst]: [atMost(10_000, 'nothing')],
  [crowdMeasures.gated]: [atMost(10_000, 'nothing')],
  [crowdMeasures.ungated]: [atMost(3_000, 'nothing')],
  [crowdMeasures.scaffoldBack]: [atMost(500, 'nothing')],
  [crowdMeasures.canary]: [atMost(6_000, 'nothing')],
};
for (const { path } of pages) {
  const names = pageMeasures(path);
  goals[names.interactive] = [atMost(0.9, 'monolith')];
  goals[names.scriptBytes] = [atMost(1.08, 'monolith')];
  goals[names.allScriptBytes] = [atMost(1.2, 'monolith')];
  goals[names.layoutShift] = [atMost(0.001, 'nothing')];
  goals[names.roundTrips] = [atMost(2, 'nothing')];
  goals[names.criticalRequests] = [atMost(6, 'nothing')];
}
for (const { path } of oldPhonePages) {
  for (const name of Object.values(oldPhoneMeasures(path))) goals[name] = [atMost(0.8, 'monolith')];
}

/** The units of what is not in milliseconds, by its key in the names of measures. */
const units: Record<string, Measure['unit']> = {
  layoutShift: 'score',
  roundTrips: 'count',
  criticalRequests: 'count',
  requests: 'count',
  scriptBytes: 'kB',
  allScriptBytes: 'kB',
  totalBytes: 'kB',
  fileBytes: 'kB',
  throughput: 'per second',
  body: 'kB',
  headers: 'kB',
  memory: 'MB',
};

const lines = (names: Record<string, string>): Measure[] =>
  Object.entries(names).map(([key, name]) => ({
    name,
    unit: units[key] ?? 'ms',
    goals: goals[name] ?? [],
  }));

/** The composed site and its references. */
export const applications: Comparison = {
  columns: contenders,
  subject: 'composed',
  measures: [
    ...pages.flatMap(({ path }) => lines(pageMeasures(path))),
    ...oldPhonePages.flatMap(({ path }) => lines(oldPhoneMeasures(path))),
    ...changeNames.flatMap((change) => lines(returnMeasures(change))),
    ...moments.flatMap((moment) => lines({ ms: navigationMeasure(moment) })),
    ...lines({ throughput }),
  ],
};

/** The composed site, as it grows. */
export const growth: Comparison = {
  columns: crowdNames,
  subject: '100 remotes',
  measures: lines(crowdMeasures),
};
