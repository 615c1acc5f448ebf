import type { Between, Detail } from './detail.ts';
import type { Land } from './land.ts';
import { roomLights, rooms } from './rooms.ts';

/** What a seed decides: the land or room with its light, its details, and where the motif stands. */
export interface SeededLand {
  land: Land;
  details: readonly Detail[];
  /** Which of the motif's palettes. */
  palette: number;
  /** How the motif stands: moved to the side, by units, and reversed. */
  stand: { x: number; scale: number; turn: boolean };
}

type Point = readonly [x: number, y: number];

/** FNV-1a: a whole number for a text. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** Mulberry32: a sequence of numbers that is always the same for a text. */
function numbers(text: string): Between {
  let state = hash(text);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low + 1));
  };
}

const closed = (line: string, y: number) => `M0 500V${y}${line}V500Z`;
const sharp = (points: readonly Point[]) =>
  closed(points.map(([x, y]) => `L${x} ${y}`).join(''), points[0]?.[1] ?? 0);

function smooth(points: readonly Point[]): string {
  const curves = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [800, y];
    const end = index === points.length - 3;
    return `Q${x} ${y} ${end ? nextX : (x + nextX) >> 1} ${end ? nextY : (y + nextY) >> 1}`;
  });
  return closed(curves.join(''), points[0]?.[1] ?? 0);
}

/**
 * A line of summits and saddles. Summits grow with their distance from the light, so that every
 * picture opens towards it.
 */
function summits(
  between: Between,
  lightX: number,
  { count, base, rise }: { count: number; base: number; rise: number },
): Point[] {
  const step = 800 / (count * 2);
  const drift = Math.trunc(step / 4);
  return Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const edge = index === 0 || index === count * 2;
    const x = Math.round(index * step) + (edge ? 0 : between(-drift, drift));
    const away = Math.min(1, Math.abs(x - lightX) / 330);
    const height = index % 2 ? rise * (0.5 + 0.5 * away) : rise * (0.12 + 0.3 * away);
    return [x, base - Math.round((height * between(85, 115)) / 100)];
  });
}

/** A row of firs from left to right, higher away from the light. */
function firs(between: Between, lightX: number): string {
  let line = '';
  let x = 0;
  while (x < 800) {
    const width = between(22, 38);
    const away = Math.min(1, Math.abs(x - lightX) / 330);
    const height = Math.round(between(34, 52) * (0.5 + away));
    const base = 408 - Math.round(18 * away);
    line += `L${x} ${base}L${x + (width >> 1)} ${base - height}L${x + width} ${base}`;
    x += width;
  }
  return closed(line, 400);
}

type Ridges = Land['ridges'];

/** Ridges from behind the light's glow to the ground, which lies below y = 420. */
type LandOf = (between: Between, lightX: number) => Ridges;

/** The lands of a walk. */
const mountains: readonly LandOf[] = [
  // High mountains.
  (between, lightX) => [
    { depth: 'far', path: sharp(summits(between, lightX, { count: 4, base: 340, rise: 165 })) },
    { depth: 'middle', path: sharp(summits(between, lightX, { count: 3, base: 400, rise: 100 })) },
  ],
  // A lake below the mountains.
  (between, lightX) => [
    { depth: 'far', path: sharp(summits(between, lightX, { count: 3, base: 340, rise: 150 })) },
    { depth: 'middle', path: sharp(summits(between, lightX, { count: 4, base: 368, rise: 56 })) },
    { depth: 'water', path: 'M0 500V358H800V500Z' },
  ],
  // A valley between two slopes.
  (between, lightX) => {
    const [left, right] = [between(190, 250), between(210, 270)];
    return [
      { depth: 'far', path: sharp(summits(between, lightX, { count: 4, base: 350, rise: 110 })) },
      {
        depth: 'middle',
        path: closed(`Q${lightX - 220} ${left + 40} ${lightX + 60} 440H800`, left),
      },
      {
        depth: 'forest',
        path: `M800 500V${right}Q${lightX + 230} ${right + 60} ${lightX - 60} 440H0V500Z`,
      },
    ];
  },
];

/** The lands beside a river. */
const banks: readonly LandOf[] = [
  // Round hills.
  (between, lightX) => [
    { depth: 'far', path: smooth(summits(between, lightX, { count: 2, base: 350, rise: 130 })) },
    { depth: 'middle', path: smooth(summits(between, lightX, { count: 2, base: 400, rise: 90 })) },
    { depth: 'forest', path: smooth(summits(between, lightX, { count: 3, base: 428, rise: 50 })) },
  ],
  // A wood.
  (between, lightX) => [
    { depth: 'far', path: smooth(summits(between, lightX, { count: 2, base: 350, rise: 140 })) },
    { depth: 'middle', path: sharp(summits(between, lightX, { count: 3, base: 392, rise: 84 })) },
    { depth: 'forest', path: firs(between, lightX) },
  ],
];

/** The open sea, with a headland or an island. */
const shores: readonly LandOf[] = [
  (between) => [
    { depth: 'far', path: `M0 500V${between(286, 306)}Q120 ${between(250, 280)} 230 340V500Z` },
    { depth: 'water', path: 'M0 500V332H800V500Z' },
  ],
  (between, lightX) => [
    { depth: 'far', path: `M${lightX > 400 ? 90 : 520} 340q80-${between(40, 70)} 190 0Z` },
    { depth: 'water', path: 'M0 500V332H800V500Z' },
  ],
  () => [{ depth: 'water', path: 'M0 500V332H800V500Z' }],
];

type Light = Omit<Land['light'], 'x' | 'glowY'>;

/** The hours of an evening: a low sun, a large one, one that sets, the moon. */
const lights: readonly ((between: Between) => Light)[] = [
  (between) => ({ y: between(232, 256), sun: between(84, 100), glow: 270 }),
  (between) => ({ y: between(206, 222), sun: between(124, 140), glow: 320 }),
  (between) => ({ y: between(296, 316), sun: between(104, 120), glow: 340 }),
  (between) => ({ y: between(104, 132), sun: between(38, 46), glow: 170 }),
];

/** A fir of three tiers, standing at a point. */
const fir = (x: number, y: number, height: number) => {
  const part = (share: number) => Math.round(height * share);
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${y - part(top)}l${part(half)} ${part(top - bottom)}h${-2 * part(half)}Z`;
  return `${tier(1, 0.55, 0.16)}${tier(0.76, 0.3, 0.22)}${tier(0.52, 0.06, 0.28)}M${x - 4} ${y}h8v-12h-8Z`;
};

/** What stands on the land at a height, at one side: 1 is right, -1 is left. */
type Ground = (between: Between, side: 1 | -1, y: number) => Detail[];

const wild: readonly Ground[] = [
  // Tall firs frame the picture.
  (between, side, y) => {
    const at = (x: number) => 400 + side * x;
    const tree = (x: number, height: number) => fir(at(x), y + between(-6, 8), height);
    return [
      {
        paint: 'near',
        path:
          tree(between(340, 360), between(230, 260)) +
          tree(between(270, 285), between(130, 160)) +
          tree(between(-360, -345), between(150, 190)),
      },
    ];
  },
  // A cabin with a lit window.
  (between, side, y) => {
    const x = 400 + side * between(262, 290);
    return [
      { paint: 'near', path: fir(x + side * 70, y, between(130, 160)) },
      { paint: 'wall', path: `M${x - 44} ${y}v-54h88v54Z` },
      { paint: 'near', path: `M${x - 58} ${y - 48}l58-48 58 48ZM${x + 18} ${y - 84}h14v24h-14Z` },
      { paint: 'light', path: `M${x - 24} ${y - 40}h20v20h-20ZM${x + 6} ${y - 40}h20v20h-20Z` },
    ];
  },
  // A tent that glows.
  (between, side, y) => {
    const x = 400 + side * between(262, 290);
    return [
      { paint: 'near', path: fir(x + side * 78, y, between(150, 190)) },
      { paint: 'fire', path: `M${x - 62} ${y + 2}l62-78 62 78Z` },
      { paint: 'light', path: `M${x - 20} ${y + 2}l20-56 20 56Z` },
    ];
  },
];

/** What is in the sky: birds, clouds or a clear evening. */
const skies: readonly ((between: Between, lightX: number) => Detail[])[] = [
  (between, lightX) => {
    const bird = () => {
      const wing = between(13, 20);
      const [x, y] = [lightX + between(-250, 250), between(56, 150)];
      return `M${x} ${y}q${wing >> 1}-${wing >> 1} ${wing} 0q${wing >> 1}-${wing >> 1} ${wing} 0`;
    };
    return [{ paint: 'inkLine', path: bird() + bird() + bird(), width: 5, opacity: 0.55 }];
  },
  (between, lightX) => {
    const cloud = (x: number) => {
      const y = between(70, 150);
      return `M${x} ${y}h${between(80, 150)}M${x + 34} ${y + 22}h${between(50, 110)}`;
    };
    const path = cloud(lightX - between(270, 330)) + cloud(lightX + between(130, 210));
    return [{ paint: 'cloudLine', path, width: 18 }];
  },
  () => [],
];

/** The light on the water, which only a lake has. */
function reflection(between: Between, x: number): Detail {
  const streak = (y: number, half: number) => `M${x - half + between(-12, 12)} ${y}h${2 * half}`;
  return {
    paint: 'lightLine',
    path: streak(372, 74) + streak(386, 50) + streak(400, 62) + streak(414, 34),
    width: 6,
    opacity: 0.55,
  };
}

/** Where a motif belongs: outside, on a river or the sea, which fill the width, or in a room. */
export type Setting = 'wild' | 'river' | 'sea' | 'beach' | keyof typeof rooms;

const isRoom = (setting: Setting): setting is keyof typeof rooms => setting in rooms;

/** Positions and sizes at which a motif fits well into its land. */
const stands = [
  { x: 0, scale: 1 },
  { x: 56, scale: 0.84 },
  { x: -56, scale: 0.84 },
  { x: 0, scale: 1.22 },
] as const;

/**
 * Returns the land of a seed, always the same for the same one. A seed is a folder and a name, such
 * as 'poetry-night/main': the folder is where the wheels of land, light and detail start, and the
 * name how far they turn, so that the pictures of a folder differ.
 */
export function seededLand(seed: string, setting: Setting): SeededLand {
  const between = numbers(seed);
  const cut = seed.lastIndexOf('/');
  // With this suffix, the names of the catalogue's four pictures land on four different places of
  // each wheel.
  const turnOf = (name: string) => hash(`${name}u`) % 60;
  const [start, turn] = [hash(seed.slice(0, cut)), turnOf(seed.slice(cut + 1))];
  const pick = <T>(wheel: readonly T[], skip: number): T =>
    wheel[((start >>> skip) + turn) % wheel.length]!;
  const x = 400 + between(-110, 110);
  const side = x > 400 ? -1 : 1;
  const at = (from: number) => 400 + side * from;
  // At sea, nothing hides a moon that is up high.
  const light = pick(setting === 'sea' ? lights.slice(0, 3) : lights, 3)(between);
  const onWater = setting === 'river' || setting === 'sea';
  const place = onWater ? { x: 0, scale: 1 } : pick(stands, 11);
  const shared = { width: 800, height: 500, keeps: 'middle', sky: [0, 0.78] } as const;
  // Main pictures have the first palette, so that they differ from motif to motif.
  const palette = turn === turnOf('main') ? 0 : pick([0, 1, 2], 9);
  const stand = { ...place, turn: between(0, 1) === 1 };
  if (isRoom(setting)) {
    const [lampX, y] = roomLights[setting];
    return {
      land: {
        ...shared,
        stars: [],
        light: { x: at(lampX), y, sun: 0, glowY: y, glow: light.glow },
        ridges: [{ depth: 'middle', path: 'M0 500V420H800V500Z' }],
      },
      details: rooms[setting](between, at),
      palette,
      stand,
    };
  }
  const wheel = { sea: shores, beach: shores, river: banks, wild: mountains }[setting];
  const isShore = wheel === shores;
  const ridges = pick(wheel, 0)(between, x);
  const lake = ridges.some(({ depth }) => depth === 'water');
  const ground = summits(between, x, { count: 2, base: 438, rise: 18 });
  return {
    land: {
      ...shared,
      stars: Array.from({ length: 9 }, (_, index) => [
        index * 88 + between(8, 80),
        between(24, 150),
        between(3, 5) / 2,
      ]),
      light: { ...light, x, glowY: light.y },
      ridges: [
        ...ridges,
        ...(setting === 'sea' ? [] : [{ depth: 'near', path: smooth(ground) } as const]),
      ],
    },
    details: [
      ...(lake ? [reflection(between, x)] : []),
      ...pick(skies, 5)(between, x),
      // Beside a motif with water, the shore is farther away.
      ...(isShore ? [] : pick(wild, 7)(between, side, onWater ? 404 : 442)),
    ],
    palette,
    stand,
  };
}
