import type { Distribution, Sample } from './sample.ts';
import { countOf, reportsOf, upperQuartile } from './sample.ts';

/** How a canary compares with the live release, and why, in words. */
export interface Verdict {
  verdict: 'wait' | 'fine' | 'worse';
  why: string;
}

/** How many page views, and how many values of a vital, both releases need. */
export const fewest = 100;

/** From how many networks what makes a canary worse must come: somebody alone could invent it. */
const fewestNetworks = 5;

/** How many more of the page views must have a failure: a hundredth. */
const moreFailures = 0.01;

/** How much slower three of four page views must be: by this factor, and by these seconds. */
const slower = { factor: 1.2, seconds: 0.2 };

/**
 * How improbable it must be that chance alone made the difference. A canary is judged again and
 * again, so this is rarer than for a single test.
 */
const chance = 0.001;

/** How probable it is that at least `count` of `all` happen, if each happens with `probability`. */
function atLeast(count: number, all: number, probability: number): number {
  if (count <= all * probability) return 1;
  let term = all * Math.log1p(-probability);
  for (let index = 1; index <= count; index += 1) {
    term += Math.log((all - index + 1) / index) + Math.log(probability / (1 - probability));
  }
  let [sum, next] = [0, Math.exp(term)];
  for (let index = count; index <= all && next > sum * 1e-9; index += 1) {
    sum += next;
    next *= ((all - index) / (index + 1)) * (probability / (1 - probability));
  }
  return sum;
}

/** Whether the canary has more failures than its share of all page views explains. */
function failsMore(canary: Sample, live: Sample): boolean {
  const [mine, theirs] = [reportsOf(canary.failed), reportsOf(live.failed)];
  const difference = mine.count / canary.judged - theirs.count / live.judged;
  const share = canary.judged / (canary.judged + live.judged);
  return (
    mine.networks >= fewestNetworks &&
    difference >= moreFailures &&
    atLeast(mine.count, mine.count + theirs.count, share) < chance
  );
}

/**
 * Whether the upper quartile is clearly larger: there is a limit that more than a quarter of the canary's
 * values exceed, and less than a quarter of the live release's.
 */
function isSlower(canary: Distribution, live: Distribution): boolean {
  const [all, others] = [countOf(canary), countOf(live)];
  if (all < fewest || others < fewest) return false;
  const [mine, theirs] = [upperQuartile(canary)!, upperQuartile(live)!];
  if (mine < theirs * slower.factor || mine < theirs + slower.seconds) return false;
  return [...canary].some(
    ([limit, count]) =>
      atLeast(all - count, all, 0.25) < chance &&
      atLeast(live.get(limit) ?? 0, others, 0.75) < chance,
  );
}

const networksOf = ({ networks }: { networks: number }) =>
  networks === 1 ? '1 network' : `${networks} networks`;

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** The failures of both, in words, and what they rest on. */
function failuresOf(canary: Sample, live: Sample): string {
  const [mine, theirs] = [reportsOf(canary.failed), reportsOf(live.failed)];
  const share = (count: number, views: number) => `${number.format((count / views) * 100)} %`;
  return `Failures on ${share(mine.count, canary.judged)} of ${canary.judged} page views (${mine.count}, from ${networksOf(mine)}), ${share(theirs.count, live.judged)} of ${live.judged} with the live release (${theirs.count}).`;
}

/** The upper quartiles of both, in words, and what they rest on. */
const quartilesOf = (
  what: string,
  [canary, live]: [Distribution, Distribution],
  { measured }: Sample,
): string =>
  `Three of four page views ${what} within ${number.format(upperQuartile(canary)!)} s, ${number.format(upperQuartile(live)!)} s with the live release (${countOf(canary)} were measured, from ${networksOf(reportsOf(measured))}).`;

/**
 * Compares a canary with the live release, both since the canary began.
 *
 * - With fewer than 100 page views of either, it waits.
 * - What makes it worse must come from five networks or more.
 * - It is worse if one more of a hundred page views fails, or if the upper quartile of the largest
 *   contentful paint or of the interaction to next paint, of at least 100 values each, is larger by
 *   a fifth and by 0.2 s.
 * - A difference counts only if chance alone would produce it less than once in 1,000 times. For
 *   failures, this is the exact test of two rates; for quartiles, the binomial test of the values
 *   beyond a limit between them. So a canary that is as good as the live release stays, even if it
 *   is judged for days.
 */
export function judge(canary: Sample, live: Sample): Verdict {
  if (canary.judged < fewest || live.judged < fewest) {
    const why = `${canary.judged} page views of the canary and ${live.judged} of the live release: both need ${fewest}.`;
    return { verdict: 'wait', why };
  }
  if (failsMore(canary, live)) return { verdict: 'worse', why: failuresOf(canary, live) };
  if (reportsOf(canary.measured).networks >= fewestNetworks) {
    for (const [vital, what] of [
      ['lcp', 'show what is largest'],
      ['inp', 'respond'],
    ] as const) {
      const both: [Distribution, Distribution] = [canary[vital], live[vital]];
      if (isSlower(...both)) return { verdict: 'worse', why: quartilesOf(what, both, canary) };
    }
  }
  return { verdict: 'fine', why: failuresOf(canary, live) };
}
