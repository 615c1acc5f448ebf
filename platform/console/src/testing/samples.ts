import type {
  GatePage,
  GateReport,
  HistoryEntry,
  ReleaseCount,
  Listing,
  Release,
  ReleaseRoute,
  ReleaseSize,
} from '@emberite/release/responses';

/** The time in every sample. */
export const now = Date.UTC(2026, 10, 20, 18, 30);

/** A time before that. */
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** Releases of mf-events, the newest first. */
export const [canaryId, liveId, brokenId, firstId] = [
  '1.3.0-9f1c04d7aa20',
  '1.2.0-51b7e0c93d84',
  '1.2.1-c04e77f1b2a9',
  '1.1.0-7de2a8416f03',
] as const;

/** A move of mf-events, some minutes ago. */
const move = (number: number, minutes: number, did: Partial<HistoryEntry>): HistoryEntry => ({
  number,
  at: ago(minutes),
  by: 'mf-events-1',
  why: '',
  set: `s${number}`,
  from: {},
  to: {},
  stays: {},
  ...did,
});

/** Everything that can happen to a package, in one history. */
export const history: HistoryEntry[] = [
  move(9, 12, {
    why: 'The new calendar, for a few',
    canaries: { 'mf-events': { release: canaryId, percent: 10 } },
    gates: { 'mf-events': { skipped: 'The list must load' } },
    stays: { 'mf-events': { until: null, failures: 3 } },
  }),
  move(8, 65, {
    why: 'The list is empty on phones',
    from: { 'mf-events': brokenId },
    to: { 'mf-events': liveId },
    gates: { 'mf-events': { report: 'r2' } },
    stays: { 'mf-events': { until: null, failures: 0 } },
  }),
  move(7, 77, {
    why: 'Sort by date. It cannot wait for the gate, whose browser is being updated on Friday evenings.',
    from: { 'mf-events': liveId },
    to: { 'mf-events': brokenId },
    gates: { 'mf-events': { skipped: 'Its browser is being updated' } },
    stays: { 'mf-events': { until: ago(65), failures: 1_204 } },
  }),
  move(6, 300, {
    from: { 'mf-events': firstId },
    to: { 'mf-events': liveId },
    gates: { 'mf-events': { report: 'r2' } },
    stays: { 'mf-events': { until: ago(77), failures: 1 } },
  }),
  move(5, 9_000, {
    by: 'all-1',
    why: 'First release',
    from: { 'mf-events': null },
    to: { 'mf-events': firstId },
    stays: { 'mf-events': { until: ago(300), failures: null } },
  }),
];

export const listing: Listing = {
  set: 's9',
  remotes: [
    {
      name: 'mf-events',
      live: liveId,
      commit: '51b7e0c93d8451b7e0c93d84',
      repository: 'https://git.example/events/mf-events',
      move: { number: 8, at: ago(65), by: 'mf-events-1', why: 'The list is empty on phones' },
      gate: { report: 'r2' },
      canary: { release: canaryId, percent: 10 },
      earlier: [{ id: firstId, commit: null }],
    },
    {
      name: 'mf-tickets',
      live: '2.0.0-0a9b8c7d6e5f',
      commit: '0a9b8c7d6e5f0a9b8c7d6e5f',
      repository: null,
      move: { number: 4, at: ago(20_000), by: 'mf-tickets-1', why: 'Seats by row' },
      gate: { skipped: 'There is no browser on this machine' },
      canary: null,
      earlier: [],
    },
    {
      name: 'shell',
      live: '1.0.0-4183b7f3ad39',
      commit: null,
      repository: null,
      move: null,
      gate: null,
      canary: null,
      earlier: [],
    },
  ],
};

/** What is said of a canary that too few have seen. */
export const unjudged = 'Not judged: 12 of 100 page views';

/** The same after a day in which few have seen the canary. */
export const fewViews: { listing: Listing; history: HistoryEntry[] } = {
  listing: {
    ...listing,
    remotes: listing.remotes.map((one) => ({
      ...one,
      canary: one.canary && { ...one.canary, unjudged },
    })),
  },
  history: history.map((move) => ({
    ...move,
    stays: Object.fromEntries(
      Object.entries(move.stays).map(([name, stay]) => [
        name,
        move.canaries?.[name] ? { ...stay, unjudged } : stay,
      ]),
    ),
  })),
};

export const sizes: ReleaseSize[] = [
  { id: canaryId, commit: null, files: 24, bytes: 61_300, routes: 5 },
  { id: brokenId, commit: null, files: 22, bytes: 54_100, routes: 4 },
  { id: liveId, commit: null, files: 22, bytes: 52_900, routes: 4 },
  { id: firstId, commit: null, files: 20, bytes: 47_200, routes: 3 },
];

/** Two days of which the last hour and a half had a release that fails. */
export const counts: ReleaseCount[] = Array.from({ length: 48 }, (_, back) => {
  const views = Math.round(240 + 160 * Math.sin(back / 4) + ((back * 37) % 50));
  const id = back < 5 ? liveId : firstId;
  const hour = ago(30 + back * 60);
  const count = { name: 'mf-events', hour, violations: 0, lcp: 1_200 };
  const failures = back % 17 === 3 ? 1 : 0;
  return [
    { ...count, id, views, failures },
    ...(back === 1 ? [{ ...count, id: brokenId, views: 60, failures: 41 }] : []),
  ];
}).flat();

const route = (path: string, more: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  remote: 'mf-events',
  path,
  access: 'public',
  frame: 'footer',
  title: 'Events',
  prerender: true,
  js: ['list.js'],
  css: [],
  shared: ['react'],
  ...more,
});

const file = (brotli: number) => ({ integrity: '', bytes: 4 * brotli, brotli });

/** Two releases that differ in all that a comparison shows. */
export const before: Release = {
  name: 'mf-events',
  id: firstId,
  version: '1.1.0',
  commit: null,
  kind: 'remote',
  files: { 'entry.js': file(9_000), 'list.js': file(21_000), 'list.css': file(4_200) },
  entry: ['entry.js'],
  css: [],
  routes: [route('/events'), route('/events/:eventId'), route('/events/archive')],
  requires: { react: '^19.3.0', '@emberite/sdk/session': '^2.0.0' },
  uses: { react: ['useState'], '@emberite/sdk/session': ['useUser', 'loadSession'] },
  provides: {},
};
export const after: Release = {
  ...before,
  id: liveId,
  version: '1.2.0',
  files: { ...before.files, 'list.js': file(19_400), 'hill.webp': file(12_300) },
  routes: [
    route('/events', { title: 'All events' }),
    route('/events/:eventId', { js: ['event.js'] }),
    route('/events/calendar'),
  ],
  requires: { react: '^19.3.1', '@emberite/sdk/session': '^2.0.0', valtio: '^2.3.2' },
  uses: {
    react: ['useState', 'useTransition'],
    '@emberite/sdk/session': ['useUser'],
    valtio: ['proxy', 'useSnapshot'],
  },
};

const page = (path: string, width: number): GatePage => ({
  path,
  route: path.replace('42', ':eventId'),
  who: path.endsWith('/mine') ? 'member' : 'visitor',
  width,
  ready: 640,
  js: 41_200,
  // Stories have no registry that would serve them.
  picture: false,
  failures: [],
});

export const report: GateReport = {
  id: 'mf-events/1.2.0-51b7e0c93d84/1795457223074',
  name: 'mf-events',
  release: liveId,
  set: 's8',
  at: ago(66),
  ms: 4_200,
  passed: true,
  pages: ['/events', '/events/42', '/events/mine'].flatMap((path) => [
    page(path, 360),
    page(path, 1280),
  ]),
  failures: [],
};
