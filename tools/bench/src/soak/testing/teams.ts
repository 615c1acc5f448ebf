import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPackage, registryAt } from '@emberite/cli/release';
import type { Moved, Package } from '@emberite/release';
import { changedRelease } from '../../../../changedRelease.ts';
import type { Kind, Record as Timings } from '../record.ts';
import type { SoakedSite } from '../site.ts';
import { report } from './visitor.ts';

const noGate = 'The soak has others opened.';

/** How many failures are made up against each canary: far more than end it if they are true. */
const forgeries = 40;

/** How long after that the canary has to be there, in ms: the registry has judged it more than once by then. */
const judgement = 30_000;

/** What a remote has at a moment. */
interface Standing {
  live: string | null;
  canary: string | null;
}

/**
 * Creates what the teams and the operators of a site do, in the order in which they do it: in each step, all teams do
 * the same at once. What the registry says of it has to be true.
 *
 * @param remotes the folder of each team's remote, with its build
 */
export function createTeams(
  record: Timings,
  site: SoakedSite,
  remotes: Record<string, string>,
): (() => Promise<void>)[] {
  const registry = registryAt(site.url, site.token);
  let releases = 0;

  /** A release that was not published yet. */
  async function next(remote: string): Promise<Package> {
    releases += 1;
    const version = `1.1.${releases}`;
    const folder = join(site.dataDir, 'next', version);
    const dist = await changedRelease(remotes[remote]!, folder, version, 'one script');
    const one = await readPackage(dist);
    await rm(folder, { recursive: true });
    return one;
  }

  /** What a remote has now. Waits while the bucket is away. */
  async function standing(remote: string): Promise<Standing> {
    const list = async (): ReturnType<typeof registry.list> => {
      const began = Date.now();
      return registry.list().catch(async (error: unknown) => {
        if (!site.trouble?.excuses(began)) throw error;
        await wait(1_000);
        return list();
      });
    };
    const { remotes: all } = await list();
    const found = all.find(({ name }) => name === remote);
    return { live: found?.live ?? null, canary: found?.canary?.release ?? null };
  }

  /** Makes a change, and checks that what the registry says of it at its end is what there is then. */
  async function move(
    kind: Kind,
    remote: string,
    work: () => Promise<Moved>,
    expected: (before: Standing) => Partial<Standing>,
  ): Promise<void> {
    const began = Date.now();
    const before = await standing(remote);
    const failed = await record.time(kind, work).then(
      ({ warnings }) => warnings.find((warning) => !warning.endsWith(noGate)) ?? null,
      (error: unknown) => `${String(error)}`,
    );
    const after = await standing(remote);
    const isAsSaid = Object.entries(failed === null ? expected(before) : before).every(
      ([key, value]) => after[key as keyof Standing] === value,
    );
    if (!isAsSaid)
      throw new Error(`${kind} of ${remote} said: ${failed ?? 'done'}. That is not true.`);
    if (failed !== null && !site.trouble?.excuses(began)) throw new Error(failed);
  }

  const publish = (kind: Kind, skipped?: string) => async (remote: string) => {
    const one = await next(remote);
    const work = () => registry.publish([one], '', () => {}, skipped);
    await move(kind, remote, work, () => ({ live: one.release.id }));
  };
  const canary = async (remote: string) => {
    const one = await next(remote);
    const { name, id } = one.release;
    const start = async () => {
      await registry.take(one);
      return registry.canary({ name, id, percent: 10 }, '', () => {}, noGate);
    };
    await move('canary', remote, start, ({ live }) => ({ live, canary: id }));
  };
  const rollback = (remote: string) =>
    move(
      'rollback',
      remote,
      () => registry.rollback(remote),
      () => ({}),
    );
  /** Ends a canary, if there is one. */
  const end = (kind: 'promote' | 'abort') => async (remote: string) => {
    if ((await standing(remote)).canary === null) return;
    await move(
      kind,
      remote,
      () => registry[kind](remote),
      ({ live, canary: tried }) => ({ live: kind === 'promote' ? tried : live, canary: null }),
    );
  };

  async function collect(): Promise<void> {
    const began = Date.now();
    await record
      .time('collect', () => site.command('collect', '--keep', '10'))
      .catch((error: unknown) => {
        if (!site.trouble?.excuses(began)) throw error;
      });
  }

  /** Reports failures of each canary that no browser has seen. */
  async function forge(): Promise<void> {
    const before = new Map<string, string>();
    for (const remote of Object.keys(remotes)) {
      const { canary: release } = await standing(remote);
      if (release === null) continue;
      before.set(remote, release);
      const made = { remote, release, path: '/', kind: 'render', message: 'Made up.' } as const;
      for (let count = 0; count < forgeries; count += 1) await report(record, site.url, made);
    }
    await wait(judgement);
    for (const [remote, release] of before) {
      const { canary } = await standing(remote);
      if (canary !== release) throw new Error(`Forged reports have ended ${remote} ${release}.`);
    }
  }

  const all = (step: (remote: string) => Promise<void>) => () =>
    Promise.all(
      Object.keys(remotes).map((remote) => record.follow(`the team of ${remote}`, step(remote))),
    ).then(() => {});

  return [
    all(publish('publish', noGate)),
    all(canary),
    all(end('promote')),
    collect,
    all(publish('gated publish')),
    all(canary),
    ...(site.trouble ? [forge] : []),
    all(end('abort')),
    all(rollback),
  ];
}
