import type { Between, Detail } from './detail.ts';

/** A rectangle whose middle is at x, from y downwards. */
const box = (x: number, y: number, width: number, height: number) =>
  `M${x - (width >> 1)} ${y}h${width}v${height}h${-width}Z`;

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const each = (xs: readonly number[], draw: (x: number) => string) => xs.map(draw).join('');

/** Thin lines in a wall or a floor. */
const lines = (path: string): Detail => ({ paint: 'inkLine', path, width: 4, opacity: 0.16 });

const boards = lines('M320 424L200 500M400 424V500M480 424L600 500M240 424L40 500M560 424L760 500');

/** Lamps that hang from a height, with light below them. */
const lamps = (xs: readonly number[], top: number, y: number): Detail[] => [
  { paint: 'inkLine', path: each(xs, (x) => `M${x} ${top}V${y}`), width: 5 },
  { paint: 'light', path: each(xs, (x) => disc(x, y + 34, 15)) },
  { paint: 'fire', path: each(xs, (x) => `M${x - 42} ${y + 36}q4-40 42-42q38 2 42 42Z`) },
];

/** A plant in a pot on the floor. */
const plant = (x: number): Detail[] => [
  {
    paint: 'leafLine',
    path: `M${x} 390q-8-70-50-96M${x} 390q0-80 14-136M${x} 390q10-60 56-84M${x} 390q-30-30-66-34M${x} 390q30-24 66-20`,
    width: 18,
  },
  { paint: 'plain', path: `M${x - 38} 376h76l-12 66h-52Z` },
];

/** A string of lanterns from wall to wall. */
const lanterns = (between: Between): Detail[] => {
  const [left, right, sag] = [between(40, 80), between(40, 80), between(112, 136)];
  const bulb = (share: number) => {
    const y = left * (1 - share) ** 2 + 2 * sag * share * (1 - share) + right * share ** 2;
    return `M${Math.round(800 * share)} ${Math.round(y) + 9}h0`;
  };
  return [
    { paint: 'inkLine', path: `M0 ${left}Q400 ${sag} 800 ${right}`, width: 4 },
    {
      paint: 'lightLine',
      path: [0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9].map(bulb).join(''),
      width: 20,
    },
  ];
};

/** What hangs and stands in a room. `at` counts from the middle, to the right or mirrored. */
type Room = (between: Between, at: (x: number) => number) => Detail[];

/** Half of the stripes of an awning. */
const awning = (xs: readonly number[]) =>
  each(xs, (x) => `${box(x, 0, 100, 66)}M${x - 50} 66a50 36 0 0 0 100 0Z`);

/** The rooms. Their floor lies below y = 420. */
export const rooms = {
  /** Tiles, a shelf with jars, pans on a rail. */
  kitchen: (between, at) => {
    const [shelf, rail] = [between(160, 196), between(80, 104)];
    return [
      lines(
        each([250, 334], (y) => `M0 ${y}H800M0 ${y + 42}H800`) +
          each([100, 300, 500, 700], (x) => `M${x} 250v42m-100 0v42m100 0v42m-100 0v42`),
      ),
      { paint: 'near', path: box(at(262), shelf, 236, 14) },
      { paint: 'fire', path: box(at(186), shelf - 50, 46, 50) },
      { paint: 'leaf', path: box(at(252), shelf - 72, 40, 72) },
      { paint: 'paper', path: box(at(330), shelf - 42, 58, 42) },
      {
        paint: 'inkLine',
        path: `M${at(-370)} ${rail}H${at(-150)}${each([-330, -254, -186], (x) => `M${at(x)} ${rail}v50`)}`,
        width: 7,
      },
      { paint: 'near', path: disc(at(-330), rail + 80, 34) + disc(at(-254), rail + 74, 28) },
      { paint: 'plain', path: disc(at(-186), rail + 70, 24) },
      { paint: 'shade', path: 'M0 420H800v14H0Z' },
    ];
  },
  /** Tall windows, a curtain, lanterns, boards to dance on. */
  hall: (between, at) => [
    {
      paint: 'far',
      path: each([110, 400, 690], (x) => `M${x - 66} 410V190q0-74 66-74t66 74V410Z`),
    },
    lines(each([110, 400, 690], (x) => `M${x} 118V410M${x - 66} 250h132`)),
    { paint: 'near', path: `M${at(400)} 0H${at(330)}Q${at(332)} 250 ${at(370)} 424H${at(400)}Z` },
    ...lanterns(between),
    boards,
  ],
  /** Planks and beams, lamps, a barrel. */
  barn: (between, at) => [
    lines(each([60, 180, 300, 420, 540, 660, 780], (x) => `M${x} 0V420`)),
    { paint: 'near', path: 'M0 44H800v32H0ZM70 76h34l96 130h-34ZM730 76h-34L600 206h34Z' },
    ...lamps([100, 700], 76, between(110, 150)),
    { paint: 'plain', path: `M${at(268) - 50} 444q-16-66 0-132h100q16 66 0 132Z` },
    lines(`M${at(268) - 56} 346h112M${at(268) - 56} 408h112`),
    boards,
  ],
  /** A wall of windows, a mat, a plant. */
  studio: (between, at) => [
    { paint: 'far', path: 'M36 54H764V322H36Z', opacity: 0.55 },
    {
      paint: 'paperLine',
      path: `M36 54H764V322H36ZM218 54V322M400 54V322M582 54V322M36 ${between(130, 170)}H764`,
      width: 9,
    },
    { paint: 'leaf', path: 'M130 428H670l70 72H60Z' },
    ...plant(at(318)),
  ],
  /** A window on the town, lamps, a plant. */
  cafe: (between, at) => {
    const roofs = [116, 176, 236, 296, 356].map((x) => [at(x), between(170, 270)] as const);
    const frame = box(at(236), 84, 300, 250);
    return [
      { paint: 'far', path: frame },
      { paint: 'middle', path: roofs.map(([x, y]) => box(x, y, 56, 334 - y)).join('') },
      { paint: 'lightLine', path: roofs.map(([x, y]) => `M${x} ${y + 26}h0`).join(''), width: 10 },
      { paint: 'paperLine', path: `${frame}M${at(236)} 84V334`, width: 10 },
      ...lamps([at(-330), at(-220)], 0, between(80, 120)),
      ...plant(at(-330)),
    ];
  },
  /** An awning, crates of fruit. */
  market: (between) => [
    { paint: 'fire', path: awning([0, 200, 400, 600, 800]) },
    { paint: 'paper', path: awning([100, 300, 500, 700]) },
    ...[100, 700].flatMap((x): Detail[] => [
      { paint: 'fire', path: each([-56, 0, 56], (to) => disc(x + to, between(292, 306), 30)) },
      { paint: 'leaf', path: each([-28, 28], (to) => disc(x + to, between(276, 286), 28)) },
      { paint: 'plain', path: box(x, 306, 190, 130) },
      lines(`M${x - 95} 350h190m-190 44h190`),
    ]),
  ],
  /** Shelves of books, a reading lamp, a picture. */
  parlour: (between, at) => {
    const [shelf, lamp] = [at(272), at(-300)];
    const paints = ['fire', 'paper', 'leaf', 'shade', 'plain'] as const;
    const rows = [170, 282, 394];
    return [
      { paint: 'near', path: box(shelf, 60, 230, 372) },
      ...paints.map((paint, place): Detail => {
        const book = (y: number, turn: number) => {
          const height = between(56, 84);
          return box(shelf - 82 + 41 * ((place + turn) % 5), y - height, 33, height);
        };
        return { paint, path: rows.map((y, row) => book(y, 2 * row)).join('') };
      }),
      lines(each(rows, (y) => `M${shelf - 115} ${y + 4}h230`)),
      { paint: 'paper', path: box(at(-120), 80, 104, 84) },
      { paint: 'far', path: box(at(-120), 92, 80, 60) },
      { paint: 'inkLine', path: `M${lamp} 436V200m-40 238h80`, width: 10 },
      { paint: 'light', path: `M${lamp - 62} 210l26-90h72l26 90Z` },
    ];
  },
} as const satisfies Record<string, Room>;

/** Where the lamp of a room is, from the middle and from the top; it shines through what hangs there. */
export const roomLights: Readonly<Record<keyof typeof rooms, readonly [x: number, y: number]>> = {
  kitchen: [0, 60],
  hall: [0, 120],
  barn: [0, 150],
  studio: [-160, 170],
  cafe: [-275, 130],
  market: [0, 140],
  parlour: [-300, 170],
};
