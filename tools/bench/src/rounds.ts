import { join } from 'node:path';
import { measureCanary } from './measure/canary.ts';
import { measureLoad, measureReturn } from './measure/load.ts';
import type { Load } from './measure/load.ts';
import { measureNavigation, moments } from './measure/navigate.ts';
import { watchOthers } from './measure/others.ts';
import { oldPhonePages, pages } from './measure/pages.ts';
import type { MeasuredPage } from './measure/pages.ts';
import { measureChanges } from './measure/publish.ts';
import { measureResponse } from './measure/response.ts';
import type { OpenTab } from './measure/tab.ts';
import { measureThroughput } from './measure/throughput.ts';
import {
  changedRemote,
  crowdMeasures,
  navigationMeasure,
  oldPhoneMeasures,
  pageMeasures,
  returnMeasures,
  throughput,
} from './report/measures.ts';
import { changeNames, contenders, crowdNames, releasing } from './report/results.ts';
import type { Change, Column, Contender, CrowdName, Releasing, Results } from './report/results.ts';
import type { Scale } from './scale.ts';
import { changedRelease } from '../../changedRelease.ts';
import type { Sites } from './sites/startSites.ts';

/** What a round needs. */
export interface Setting {
  sites: Sites;
  openTab: OpenTab;
  openOldTab: OpenTab;
  scale: Scale;
  /** Folder for what a round makes. */
  folder: string;
  /** Whether a measure is wanted. */
  wants(measure: string): boolean;
  results: Results;
  log: (line: string) => void;
  /** Ends the measurement. */
  signal: AbortSignal;
}

/**
 * Takes measures of a column together, unless nobody wants them. If that fails, the table says so, and the round
 * goes on.
 *
 * @param names the measures, by their keys in what `measure` returns
 */
async function take<Key extends string>(
  { wants, results, log, signal }: Setting,
  column: Column,
  names: Record<Key, string>,
  measure: () => Promise<Record<NoInfer<Key>, number>>,
): Promise<void> {
  const keys = Object.keys(names) as Key[];
  if (!keys.some((key) => wants(names[key]))) return;
  signal.throwIfAborted();
  const others = watchOthers();
  try {
    const values = await measure();
    const share = others();
    for (const key of keys) results.add(names[key], column, values[key], share);
    const [first] = keys as [Key];
    log(`  ${names[first]}, ${column}: ${Number(values[first].toPrecision(4))}`);
  } catch (error) {
    signal.throwIfAborted();
    for (const key of keys) results.fail(names[key], column, error);
    log(`  ${names[keys[0]!]}, ${column}, failed: ${String(error)}`);
  }
}

/** Does some work for one after the other, or, if times mean nothing, for all at once. */
async function each<One>(
  { scale }: Setting,
  list: One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  if (scale.atOnce) await Promise.all(list.map(work));
  else for (const one of list) await work(one);
}

/** Rotates the list by `time` places. */
function turn<T>(list: readonly T[], time: number): T[] {
  const start = time % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

async function loadPage<Key extends keyof Load>(
  setting: Setting,
  contender: Contender,
  page: MeasuredPage,
  names: Record<Key, string>,
  openTab: OpenTab,
) {
  const { sites } = setting;
  const kind = contender === 'static' ? 'static' : 'application';
  await take(setting, contender, names, async () => {
    const { url } = await sites.contender(contender);
    return measureLoad(openTab, url, page, kind, page.as === 'member' ? await sites.cookies() : []);
  });
}

const applications = contenders.filter((contender) => contender !== 'static');

const memberHome = pages.find(({ path }) => path === '/emberite')!;

/** Loads the page of a member, and again after a release. The gateway starts anew with it, at the same address. */
async function comeBack(setting: Setting, name: Releasing, change: Change) {
  const { openTab, sites } = setting;
  await take(setting, name, returnMeasures(change), async () => {
    let site = await sites.version(name, 'before');
    try {
      return await measureReturn(openTab, site.url, memberHome, await sites.cookies(), async () => {
        await site.close();
        site = await sites.version(name, change);
      });
    } finally {
      await site.close();
    }
  });
}

/**
 * Measures the composed site and its references once. They take turns going first, so that a machine that becomes
 * slower or faster favours none.
 */
async function compareApplications(setting: Setting, round: number): Promise<void> {
  const { openTab, openOldTab, sites, scale } = setting;
  for (const page of pages) {
    const all = turn<Contender>(page.static ? contenders : applications, round);
    const names = pageMeasures(page.path);
    await each(setting, all, (contender) => loadPage(setting, contender, page, names, openTab));
  }
  for (const page of oldPhonePages) {
    const names = oldPhoneMeasures(page.path);
    await each(setting, turn(applications, round), (contender) =>
      loadPage(setting, contender, page, names, openOldTab),
    );
  }
  for (const change of changeNames) {
    await each(setting, turn(releasing, round), (name) => comeBack(setting, name, change));
  }
  for (const moment of moments) {
    const names = { ms: navigationMeasure(moment) };
    for (let time = 0; time < scale.navigations[moment]; time += 1) {
      await each(setting, turn(applications, round + time), (contender) =>
        take(setting, contender, names, async () => {
          const { url } = await sites.contender(contender);
          return { ms: await measureNavigation(openTab, url, moment) };
        }),
      );
    }
  }
  await each(setting, turn(contenders, round), (contender) =>
    take(setting, contender, { perSecond: throughput }, async () => {
      const site = await sites.contender(contender);
      return { perSecond: await measureThroughput(site, scale.responses) };
    }),
  );
}

const landing = pages.find(({ path }) => path === '/')!;

/** Why releases are not opened where the gate is not measured. */
const noGate = 'A measurement.';

/** Changes what a site with few or many remotes serves, in every way, and measures its gateway. */
async function changeCrowd(setting: Setting, name: CrowdName, round: number): Promise<void> {
  const { folder, sites } = setting;
  const own = join(folder, name);
  /** Publishes a new release of a remote, and rolls it back. */
  async function changes(remote: string, version: string, skipped?: string) {
    const { registry } = await sites.crowd(name);
    const dist = await changedRelease(remote, own, version, 'one script');
    return measureChanges(registry, dist, skipped);
  }
  const { body, headers, publish, rollback, gatedFirst, gated, ungated, scaffoldBack } =
    crowdMeasures;
  await take(setting, name, { body, headers }, async () =>
    measureResponse((await sites.crowd(name)).url),
  );
  await take(setting, name, { publish, rollback }, () =>
    changes(changedRemote, `2.0.${round}`, noGate),
  );
  if (round === 0) {
    await take(setting, name, { publish: gatedFirst }, async () =>
      changes(await sites.scaffold(), `2.0.${round}`),
    );
  }
  // By then, the gate has started its browser and its API.
  await take(setting, name, { publish: gated }, async () =>
    changes(await sites.scaffold(), `2.1.${round}`),
  );
  await take(setting, name, { publish: ungated, rollback: scaffoldBack }, async () =>
    changes(await sites.scaffold(), `2.2.${round}`, noGate),
  );
  await take(setting, name, { canary: crowdMeasures.canary }, async () => {
    const version = `2.3.${round}`;
    const dist = await changedRelease(await sites.scaffold(), own, version, 'one script');
    return { canary: await measureCanary(await sites.crowd(name), dist, '/sample') };
  });
  await take(setting, name, { memory: crowdMeasures.memory }, async () =>
    (await sites.crowd(name)).usage(),
  );
}

/** Measures the composed site with few and with many remotes once. */
async function compareGrowth(setting: Setting, round: number): Promise<void> {
  const { openTab, sites, scale } = setting;
  const names = crowdNames.filter((name) => name in scale.crowds);
  const { largestPaint, interactive, totalBytes } = crowdMeasures;
  for (let time = 0; time < scale.crowdLoads; time += 1) {
    for (const name of turn(names, round + time)) {
      await take(setting, name, { largestPaint, interactive, totalBytes }, async () =>
        measureLoad(openTab, (await sites.crowd(name)).url, landing, 'application', []),
      );
    }
  }
  for (const name of turn(names, round)) await changeCrowd(setting, name, round);
}

/** Measures everything once. What fails is noted, and the rest is still measured. */
export async function runRound(setting: Setting, round: number): Promise<void> {
  await each(setting, [compareApplications, compareGrowth], (compare) => compare(setting, round));
}
