import type { SiteConfig } from '@emberite/release/data';
import type { Store } from '@emberite/store';
import { expect, it } from 'vitest';
import { checkLiveFlags } from './flags.ts';

/** A store of releases, each with one flag: what it has live, and what may come back. */
const store = {
  latest: async () => ({ set: 'set' }),
  set: async () => ({
    releases: { 'mf-events': ['showLive', 'showEarlier'] },
    retired: { 'mf-old': ['showRetired'] },
    canaries: [{ name: 'mf-events', release: 'showCanary', percent: 10 }],
  }),
  release: async (_: string, name: string) => ({
    routes: [{ flag: { name, default: false } }, {}],
  }),
} as unknown as Store;

async function warnings(...names: string[]): Promise<string[]> {
  const said: string[] = [];
  const flags = Object.fromEntries(names.map((name) => [name, true]));
  await checkLiveFlags(store, { flags } as SiteConfig, (line) => said.push(line));
  return said;
}

it.each(['showEarlier', 'showRetired', 'showCanary'])(
  'starts with the flag %s of what may come back, and says so',
  async (name) => {
    expect(await warnings('showLive', name)).toEqual([
      `FLAGS names ${name}, which no live page has. A retired remote, an earlier release or a canary has it.`,
    ]);
  },
);

it('is quiet about flags of live pages, and refuses what nobody has', async () => {
  expect(await warnings('showLive')).toEqual([]);
  await expect(warnings('showRetired', 'showTypo')).rejects.toThrow(
    'FLAGS must name only showLive, not "showTypo".',
  );
});
