import type { Browser } from 'playwright-core';
import { measureLoad } from './measure/load.ts';
import { measureNavigation } from './measure/navigate.ts';
import { pages } from './measure/pages.ts';
import { navigationMeasure, pageMeasures } from './report/measures.ts';
import type { Contender, Results } from './report/results.ts';
import type { Cookie } from './sites/testing/member.ts';

/** What a round needs. */
export interface Setting {
  browser: Browser;
  /** The origin of each contender. */
  urls: Record<Contender, string>;
  /** The member's session cookies. */
  cookies: Cookie[];
  results: Results;
  log: (line: string) => void;
}

/** How often a round repeats each kind of navigation: the fastest ones vary most. */
const navigations = { cold: 1, preloaded: 3 };

async function loadPage(setting: Setting, contender: Contender, page: (typeof pages)[number]) {
  const { browser, urls, cookies, results, log } = setting;
  const kind = contender === 'static' ? 'static' : 'application';
  const session = page.as === 'member' ? cookies : [];
  const load = await measureLoad(browser, urls[contender], page, kind, session);
  const names = pageMeasures(page.path);
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    results.add(names[key], contender, load[key]);
  }
  log(`  ${page.path} ${contender}: ${Math.round(load.largestPaint)} ms to the largest paint`);
}

async function navigate(setting: Setting, contender: Contender, kind: 'cold' | 'preloaded') {
  const ms = await measureNavigation(setting.browser, setting.urls[contender], kind);
  setting.results.add(navigationMeasure(kind), contender, ms);
  setting.log(`  ${navigationMeasure(kind)} ${contender}: ${Math.round(ms)} ms`);
}

/**
 * Measures everything once. The contenders take turns going first, so that a machine that becomes
 * slower or faster favours none.
 */
export async function runRound(setting: Setting, round: number): Promise<void> {
  const turn = <T>(list: T[]) => (round % 2 === 0 ? list : list.toReversed());
  for (const page of pages) {
    const contenders: Contender[] = page.static
      ? ['static', 'composed', 'monolith']
      : ['composed', 'monolith'];
    for (const contender of turn(contenders)) await loadPage(setting, contender, page);
  }
  for (const kind of ['cold', 'preloaded'] as const) {
    for (let time = 0; time < navigations[kind]; time += 1) {
      for (const contender of turn<Contender>(['composed', 'monolith'])) {
        await navigate(setting, contender, kind);
      }
    }
  }
}
