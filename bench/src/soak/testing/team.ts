import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage, registryAt } from '@emberite/cli/release';
import type { Moved, Package } from '@emberite/cli/release';
import { changedRelease } from '../../sites/composed.ts';
import type { Kind, Record as Timings } from '../record.ts';
import type { SoakedSite } from '../site.ts';

/** The remotes that are published. */
const [first, second] = ['mf-public', 'mf-onboarding'] as const;

const noGate = 'The soak has others opened.';

/** Creates what the teams and the operators of a site do, in the order in which they do it. */
export function createTeam(record: Timings, site: SoakedSite): (() => Promise<void>)[] {
  const registry = registryAt(site.url, site.token);
  let releases = 0;

  /** A release that was not published yet. */
  async function next(remote: string): Promise<Package> {
    releases += 1;
    const folder = join(site.dataDir, 'next');
    const dist = await changedRelease(remote, folder, `1.1.${releases}`, 'one script');
    const one = await readPackage(dist);
    await rm(folder, { recursive: true });
    return one;
  }

  async function move(kind: Kind, work: () => Promise<Moved>): Promise<void> {
    const { warnings } = await record.time(kind, work);
    const others = warnings.filter((warning) => !warning.endsWith(noGate));
    if (others.length > 0) throw new Error(others.join(' '));
  }

  const publish = (remote: string) => async () => {
    const one = await next(remote);
    await move('publish', () => registry.publish([one], '', () => {}, noGate));
  };
  const gated = (remote: string) => async () => {
    const one = await next(remote);
    await move('gated publish', () => registry.publish([one]));
  };
  const canary = (remote: string) => async () => {
    const one = await next(remote);
    const { name, id } = one.release;
    await move('canary', async () => {
      await registry.take(one);
      return registry.canary({ name, id, percent: 50 }, '', () => {}, noGate);
    });
  };
  const rollback = (remote: string) => () => move('rollback', () => registry.rollback(remote));
  const promote = (remote: string) => () => move('promote', () => registry.promote(remote));
  const abort = (remote: string) => () => move('abort', () => registry.abort(remote));
  const collect = () => record.time('collect', () => site.command('collect', '--keep', '10'));

  return [
    publish(first),
    publish(second),
    rollback(first),
    canary(second),
    publish(first),
    promote(second),
    collect,
    publish(second),
    canary(first),
    rollback(second),
    abort(first),
    gated(second),
  ];
}
