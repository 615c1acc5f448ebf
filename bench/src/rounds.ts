import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { measureCanary } from './measure/canary.ts';
import { measureLoad } from './measure/load.ts';
import { measureNavigation, moments } from './measure/navigate.ts';
import type { Moment } from './measure/navigate.ts';
import { watchOthers } from './measure/others.ts';
import { pages } from './measure/pages.ts';
import { measureChanges } from './measure/publish.ts';
import { measureResponse } from './measure/response.ts';
import { measureThroughput } from './measure/throughput.ts';
import {
  changedRemote,
  crowdMeasures,
  growth,
  navigationMeasure,
  pageMeasures,
  throughput,
} from './report/measures.ts';
import { contenders, crowdNames } from './report/results.ts';
import type { Contender, CrowdName, Results } from './report/results.ts';
import { changedRelease } from './sites/composed.ts';
import type { Crowd } from './sites/crowd.ts';
import type { RunningSite } from './sites/startSite.ts';
import type { Cookie } from './sites/testing/member.ts';

/** What a round needs. */
export interface Setting {
  browser: Browser;
  /** All of them are present if one of their measures is wanted. */
  sites: Partial<Record<Contender, RunningSite>>;
  crowds: Partial<Record<CrowdName, Crowd>>;
  /** Folder for what a round makes. */
  folder: string;
  /** Folder of the scaffold's build. */
  scaffold: string;
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
  const { browser, sites, cookies, results, log } = setting;
  const kind = contender === 'static' ? 'static' : 'application';
  const session = page.as === 'member' ? cookies : [];
  const others = watchOthers();
  const load = await measureLoad(browser, sites[contender]!.url, page, kind, session);
  const names = pageMeasures(page.path);
  const share = others();
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    results.add(names[key], contender, load[key], share);
  }
  log(`  ${page.path} ${contender}: ${Math.round(load.largestPaint)} ms to the largest paint`);
}

async function navigate(setting: Setting, contender: Contender, moment: Moment) {
  const { browser, sites, results, log } = setting;
  const others = watchOthers();
  const ms = await measureNavigation(browser, sites[contender]!.url, moment);
  results.add(navigationMeasure(moment), contender, ms, others());
  log(`  ${navigationMeasure(moment)} ${contender}: ${Math.round(ms)} ms`);
}

async function respond({ sites, results, log }: Setting, contender: Contender) {
  const others = watchOthers();
  const perSecond = await measureThroughput(sites[contender]!);
  results.add(throughput, contender, perSecond, others());
  log(`  ${throughput} ${contender}: ${Math.round(perSecond)} per second`);
}

/** How often a round loads a page of a site with few or many remotes: they should hardly differ. */
const crowdLoads = 4;

const landing = pages.find(({ path }) => path === '/')!;

/** Loads the landing page of a site with few or many remotes. */
async function loadCrowd({ browser, crowds, results }: Setting, name: CrowdName): Promise<void> {
  const { url } = crowds[name]!;
  const others = watchOthers();
  const load = await measureLoad(browser, url, landing, 'application', []);
  const share = others();
  for (const key of ['largestPaint', 'interactive', 'totalBytes'] as const) {
    results.add(crowdMeasures[key], name, load[key], share);
  }
}

/** Why releases are not opened where the gate is not measured. */
const noGate = 'A measurement.';

/** Changes a page of a site with few or many remotes, and measures the others. */
async function changeCrowd(setting: Setting, name: CrowdName, dist: string): Promise<void> {
  const { crowds, results, log } = setting;
  const { url, registry, usage } = crowds[name]!;
  const { body, headers } = await measureResponse(url);
  const others = watchOthers();
  const { publish, rollback } = await measureChanges(registry, dist, noGate);
  const share = others();
  const { memory } = await usage();
  const values = { body, headers, publish, rollback, memory };
  for (const key of Object.keys(values) as (keyof typeof values)[]) {
    results.add(crowdMeasures[key], name, values[key], share);
  }
  log(`  ${name}: ${Math.round(publish)} ms to publish, ${Math.round(rollback)} ms to roll back`);
}

/** Publishes the scaffold in every way, rolls it back, and has a canary of it taken back. */
async function changeScaffold(setting: Setting, name: CrowdName, round: number): Promise<void> {
  const { crowds, folder, scaffold, results, log } = setting;
  const crowd = crowds[name]!;
  const change = (kind: number) =>
    changedRelease(scaffold, join(folder, name), `2.${kind}.${round}`, 'one script');
  const others = watchOthers();
  // By then, the gate has started its browser and its API.
  const first = round === 0 ? await measureChanges(crowd.registry, await change(0)) : undefined;
  const gated = await measureChanges(crowd.registry, await change(1));
  const ungated = await measureChanges(crowd.registry, await change(2), noGate);
  const canary = await measureCanary(crowd, await change(3), '/sample');
  const share = others();
  const values = {
    ...(first && { gatedFirst: first.publish }),
    gated: gated.publish,
    ungated: ungated.publish,
    scaffoldBack: ungated.rollback,
    canary,
  };
  for (const [key, ms] of Object.entries(values)) {
    results.add(crowdMeasures[key as keyof typeof values], name, ms, share);
    log(`  ${name}: ${Math.round(ms)} ms to ${crowdMeasures[key as keyof typeof values]}`);
  }
}

/** Rotates the list by `time` places. */
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
  for (const contender of setting.wants(throughput) ? turn([...contenders], round) : []) {
    await respond(setting, contender);
  }
  if (!growth.measures.some(({ name }) => setting.wants(name))) return;
  const dist = await changedRelease(changedRemote, setting.folder, `2.0.${round}`, 'one script');
  for (let time = 0; time < crowdLoads; time += 1) {
    for (const name of turn(crowdNames, round + time)) await loadCrowd(setting, name);
  }
  for (const name of turn(crowdNames, round)) {
    await changeCrowd(setting, name, dist);
    await changeScaffold(setting, name, round);
  }
}
