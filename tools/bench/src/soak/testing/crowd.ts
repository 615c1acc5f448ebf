import { setTimeout as wait } from 'node:timers/promises';
import { registryAt } from '@emberite/cli/release';
import { buildScaffold } from '../../sites/scaffold.ts';
import type { Record as Timings } from '../record.ts';
import { kinds } from '../record.ts';
import type { SoakedSite } from '../site.ts';
import { createMembers } from './member.ts';
import { createTeams } from './teams.ts';
import { endVisits, report, visit } from './visitor.ts';

/** Milliseconds from one to the next. */
const every = { visitor: 1_000, vitals: 2_000, failure: 10_000, member: 8_000 };

/** The maximum number of one kind at the same time: on a machine that is too busy, no more come. */
const most = 10;

/** The remotes that teams publish, by the folders with their builds: two, or five while there is trouble. */
const calmRemotes = { 'mf-public': 'mf-public', 'mf-onboarding': 'mf-onboarding' };

const allRemotes = async () => ({
  ...calmRemotes,
  'mf-member': 'mf-member',
  'mf-experiences': 'mf-experiences',
  'mf-sample': await buildScaffold(),
});

/** The pages that search engines know. */
async function pagesOf(siteUrl: string): Promise<string[]> {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Sends a crowd to a site: visitors who open one page after the other, browsers that report, members
 * who come and go, and teams that publish. It stays until the time is over and everything has been done
 * at least once. Resolves when the last one has left.
 *
 * @param duration milliseconds
 * @param signal sends it away
 */
export async function sendCrowd(
  record: Timings,
  site: SoakedSite,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const { url } = site;
  const pages = await pagesOf(url);
  const { remotes } = await registryAt(url, site.token).list();
  const reported = remotes.find(({ name }) => name === 'mf-member');
  const memberComes = createMembers(record, site);
  const of = { remote: 'mf-member', release: reported?.live ?? '' };

  const isOver = () =>
    signal.aborted ||
    (record.now() >= duration &&
      kinds.every((kind) => record.deeds.some((deed) => deed.kind === kind)));
  const pause = (ms: number) => wait(Math.max(ms, 0), undefined, { signal }).catch(() => {});

  /** Lets somebody come again and again, whether those before have left or not. */
  async function keepComing(what: string, ms: number, come: (turn: number) => Promise<void>) {
    const here = new Set<Promise<void>>();
    for (let turn = 0; !isOver(); turn += 1) {
      if (here.size < most) {
        const one = record.follow(what, come(turn)).finally(() => here.delete(one));
        here.add(one);
      }
      await pause(ms);
    }
    await Promise.all(here);
  }

  /** Lets the teams work, one step after the other. */
  async function keepWorking(): Promise<void> {
    const steps = createTeams(record, site, site.trouble ? await allRemotes() : calmRemotes);
    const each = duration / 240;
    while (!isOver()) {
      for (const step of steps) {
        const start = record.now();
        await record.follow('a team', step());
        if (isOver()) return;
        await pause(each - (record.now() - start));
      }
    }
  }

  const vitals = { lcp: 900, inp: 40, ttfb: 90, cls: 0.01 };
  const failure = { path: '/emberite', kind: 'render', message: 'The soak made it up.' } as const;
  await Promise.all([
    keepComing('a visitor', every.visitor, (turn) =>
      visit(record, url, pages[turn % pages.length]!),
    ),
    keepComing('a browser', every.vitals, () => report(record, url, { ...of, vitals })),
    keepComing('a browser', every.failure, () => report(record, url, { ...of, ...failure })),
    keepComing('a member', every.member, memberComes),
    keepWorking(),
    ...(site.trouble ? [pause(duration / 3).then(site.trouble.takeBucketAway)] : []),
  ]);
  endVisits();
}
