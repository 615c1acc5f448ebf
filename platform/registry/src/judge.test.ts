import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { judge } from './judge.ts';
import type { Sample } from './sample.ts';
import { addTo, emptySample, upperQuartile } from './sample.ts';

/** Random numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How a release behaves. */
interface Behaviour {
  /** The share of page views with a failure. */
  failing: number;
  /** Median of the largest paint and of the response to an interaction, in seconds. */
  lcp: number;
  inp: number;
}

const ends = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.4, 1.8, 2.25, 2.75, 3.5, 5, 8, Infinity];

/** Opens a page of a release. */
function visit(to: Sample, { failing, lcp, inp }: Behaviour, random: () => number): void {
  to.judged += 1;
  const network = String(Math.floor(random() * 20));
  if (random() < failing) addTo(to.failed, network, 1);
  addTo(to.measured, network, 1);
  for (const [name, median] of [
    ['lcp', lcp],
    ['inp', inp],
  ] as const) {
    // Pages differ by factors, as visitors' machines and networks do.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const value = median * Math.exp(0.6 * normal);
    for (const end of ends) if (value <= end) to[name].set(end, (to[name].get(end) ?? 0) + 1);
  }
}

/** What the live release is like. */
const usual: Behaviour = { failing: 0.005, lcp: 1.2, inp: 0.12 };

/**
 * The number of page views after which a canary, with a tenth of all visitors, is found worse; null
 * if that does not happen up to the last one. It is judged all the time.
 */
function foundAt(canary: Partial<Behaviour>, seed: number, last: number): number | null {
  const random = randomOf(seed);
  const [its, others] = [emptySample(), emptySample()];
  while (its.judged < last) {
    const isCanary = random() < 0.1;
    visit(isCanary ? its : others, isCanary ? { ...usual, ...canary } : usual, random);
    if (isCanary && judge(its, others).verdict === 'worse') return its.judged;
  }
  return null;
}

const seeds = sample(
  Array.from({ length: 200 }, (_, index) => index),
  20,
);

it.each([
  ['throws for a tenth', { failing: 0.1 }, 200],
  ['throws for a twentieth', { failing: 0.05 }, 500],
  ['shows its page half a second later', { lcp: 1.7 }, 1_200],
  ['responds half a second later', { inp: 0.6 }, 200],
])('finds a release that %s within so many page views', (_, canary, within) => {
  const found = seeds.map((seed) => foundAt(canary, seed, within));
  expect(found.filter((views) => views === null).length).toBeLessThanOrEqual(seeds.length / 50);
  expect(found.every((views) => views === null || views >= 100)).toBe(true);
});

it.each(
  sample([
    ['a little slower', { lcp: 1.25, inp: 0.14 }],
    ['as good', {}],
    ['better', { failing: 0.001, lcp: 0.8 }],
  ]),
)('leaves a release that is %s', (_, canary) => {
  const found = seeds.map((seed) => foundAt(canary, 10_000 + seed, 2_000));
  expect(found.filter((views) => views !== null).length).toBeLessThanOrEqual(seeds.length / 50);
});

/** As many page views, the failures of which come from so many networks. */
const views = (count: number, failures: number, networks = 5): Sample => ({
  ...emptySample(),
  judged: count,
  failed: spread(failures, networks),
  measured: spread(count, networks),
});

/** Spreads a number over so many networks. */
const spread = (count: number, networks: number) =>
  new Map(
    Array.from({ length: networks }, (_, index) => [
      `n${index}`,
      Math.ceil((count - index) / networks),
    ]),
  );

it('waits for a hundred page views of each, whatever happens on them', () => {
  expect(judge(views(99, 99), views(5_000, 0))).toEqual({
    verdict: 'wait',
    why: '99 page views of the canary and 5000 of the live release: both need 100.',
  });
  expect(judge(views(500, 250), views(99, 0)).verdict).toBe('wait');
});

it('says what is worse in words', () => {
  expect(judge(views(240, 26), views(2_000, 4))).toEqual({
    verdict: 'worse',
    why: 'Failures on 11 % of 240 page views (26, from 5 networks), 0.2 % of 2000 with the live release (4).',
  });
  const paints = (count: number, ...bounds: [number, number][]): Sample => ({
    ...views(count, 0),
    lcp: new Map([...bounds, [Infinity, count]]),
  });
  const slow = paints(400, [2, 100], [3, 200], [4, 400]);
  const quick = paints(2_000, [2, 1_500], [3, 1_900], [4, 2_000]);
  expect(judge(slow, quick)).toEqual({
    verdict: 'worse',
    why: 'Three of four page views show what is largest within 3.5 s, 2 s with the live release (400 were measured, from 5 networks).',
  });
  // As slow, but too few values to know.
  const few = paints(400, [2, 20], [3, 40], [4, 80]);
  few.lcp.set(Infinity, 80);
  expect(judge(few, quick).verdict).toBe('fine');
});

it('does not treat many failures of few page views as more than chance', () => {
  expect(judge(views(100, 3), views(1_000, 10)).verdict).toBe('fine');
  // One percentage point more is needed, however certain the difference is.
  expect(judge(views(100_000, 900), views(900_000, 900)).verdict).toBe('fine');
  // One page view may have several failures.
  expect(judge(views(100, 250), views(1_000, 10)).verdict).toBe('worse');
});

it('wants what makes a canary worse from five networks', () => {
  const live = views(2_000, 4);
  expect(judge(views(240, 200, 4), live).verdict).toBe('fine');
  expect(judge(views(240, 200, 5), live).verdict).toBe('worse');
  const slow = (networks: number): Sample => ({
    ...views(400, 0, networks),
    lcp: new Map([
      [2, 0],
      [4, 400],
      [Infinity, 400],
    ]),
  });
  const quick = {
    ...views(400, 0),
    lcp: new Map([
      [2, 400],
      [4, 400],
      [Infinity, 400],
    ]),
  };
  expect(judge(slow(4), quick).verdict).toBe('fine');
  expect(judge(slow(5), quick).verdict).toBe('worse');
});

it('estimates an upper quartile', () => {
  expect(upperQuartile(new Map())).toBeNull();
  expect(
    upperQuartile(
      new Map([
        [1, 50],
        [2, 100],
        [Infinity, 100],
      ]),
    ),
  ).toBe(1.5);
  expect(
    upperQuartile(
      new Map([
        [1, 0],
        [2, 10],
        [Infinity, 100],
      ]),
    ),
  ).toBe(2);
});
