import type { Distribution, Sample } from './sample.ts';
import { countOf, upperQuartile } from './sample.ts';

/** How a canary compares with the live release, and why, in words. */
export interface Verdict {
  verdict: 'wait' | 'fine' | 'worse';
  why: string;
}

/** How many page views, and how many values of a vital, both releases need. */
const fewest = 100;

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
  const difference = canary.failures / canary.views - live.failures / live.views;
  const share = canary.views / (canary.views + live.views);
  const failures = canary.failures + live.failures;
  return difference >= moreFailures && atLeast(canary.failures, failures, share) < chance;
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

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** The failures of both, in words. */
function failuresOf(canary: Sample, live: Sample): string {
  const share = ({ failures, views }: Sample) => `${number.format((failures / views) * 100)} %`;
  return `Failures on ${share(canary)} of ${canary.views} page views, ${share(live)} with the live release.`;
}

/** The upper quartiles of both, in words. */
const quartilesOf = (what: string, canary: Distribution, live: Distribution): string =>
  `Three of four page views ${what} within ${number.format(upperQuartile(canary)!)} s, ${number.format(upperQuartile(live)!)} s with the live release (${countOf(canary)} were measured).`;

/**
 * Compares a canary with the live release, both since the canary began.
 *
 * - With fewer than 100 page views of either, it waits.
 * - It is worse if one more of a hundred page views fails, or if the upper quartile of the largest
 *   contentful paint or of the interaction to next paint, of at least 100 values each, is larger by
 *   a fifth and by 0.2 s.
 * - A difference counts only if chance alone would produce it less than once in 1,000 times. For
 *   failures, this is the exact test of two rates; for quartiles, the binomial test of the values
 *   beyond a limit between them. So a canary that is as good as the live release stays, even if it
 *   is judged for days.
 */
export function judge(canary: Sample, live: Sample): Verdict {
  if (canary.views < fewest || live.views < fewest) {
    const why = `${canary.views} page views of the canary and ${live.views} of the live release: both need ${fewest}.`;
    return { verdict: 'wait', why };
  }
  if (failsMore(canary, live)) return { verdict: 'worse', why: failuresOf(canary, live) };
  if (isSlower(canary.lcp, live.lcp)) {
    return { verdict: 'worse', why: quartilesOf('show what is largest', canary.lcp, live.lcp) };
  }
  if (isSlower(canary.inp, live.inp)) {
    return { verdict: 'worse', why: quartilesOf('respond', canary.inp, live.inp) };
  }
  return { verdict: 'fine', why: failuresOf(canary, live) };
}
