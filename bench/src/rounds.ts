import type { Browser } from 'playwright-core';
import { measureLoad } from './measure/load.ts';
import { measureNavigation, moments } from './measure/navigate.ts';
import type { Moment } from './measure/navigate.ts';
import { watchOthers } from './measure/others.ts';
import { pages } from './measure/pages.ts';
import { navigationMeasure, pageMeasures } from './report/measures.ts';
import { contenders } from './report/results.ts';
import type { Contender, Results } from './report/results.ts';
import type { Cookie } from './sites/testing/member.ts';

/** What a round needs. */
export interface Setting {
  browser: Browser;
  /** The origin of each contender. */
  urls: Record<Contender, string>;
  /** The member's session cookies. */
  cookies: Cookie[];
  /** Whether a measure is wanted. */
  wants(measure: string): boolean;
  results: Results;
  log: (line: string) => void;
}

/** How often a round repeats each kind of navigation: the shortest vary most. */
const repetitions: Record<Moment, number> = {
  'at once': 3,
  'two seconds later': 3,
  preloaded: 8,
};

async function loadPage(setting: Setting, contender: Contender, page: (typeof pages)[number]) {
  const { browser, urls, cookies, results, log } = setting;
  const kind = contender === 'static' ? 'static' : 'application';
  const session = page.as === 'member' ? cookies : [];
  const others = watchOthers();
  const load = await measureLoad(browser, urls[contender], page, kind, session);
  const names = pageMeasures(page.path);
  const share = others();
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    results.add(names[key], contender, load[key], share);
  }
  log(`  ${page.path} ${contender}: ${Math.round(load.largestPaint)} ms to the largest paint`);
}

async function navigate(setting: Setting, contender: Contender, moment: Moment) {
  const { browser, urls, results, log } = setting;
  const others = watchOthers();
  const ms = await measureNavigation(browser, urls[contender], moment);
  results.add(navigationMeasure(moment), contender, ms, others());
  log(`  ${navigationMeasure(moment)} ${contender}: ${Math.round(ms)} ms`);
}

/** The list, starting at another place each time. */
function turn<T>(list: T[], time: number): T[] {
  const start = time % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * Measures everything once. The contenders take turns going first, so that a machine that becomes
 * slower or faster favours none.
 */
export async function runRound(setting: Setting, round: number): Promise<void> {
  const applications = contenders.filter((contender) => contender !== 'static');
  for (const page of pages) {
    if (!Object.values(pageMeasures(page.path)).some(setting.wants)) continue;
    const all = page.static ? [...contenders] : applications;
    for (const contender of turn<Contender>(all, round)) await loadPage(setting, contender, page);
  }
  for (const moment of moments) {
    if (!setting.wants(navigationMeasure(moment))) continue;
    for (let time = 0; time < repetitions[moment]; time += 1) {
      for (const contender of turn<Contender>(applications, round + time)) {
        await navigate(setting, contender, moment);
      }
    }
  }
}
