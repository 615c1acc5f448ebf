import { releaseId } from '@emberite/release';
import type { Package, Registry, ReleaseRoute } from '@emberite/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveSet } from '@emberite/site/testing/fixtures';
import { startTeamRegistry } from '@emberite/site/testing/teamRegistry';
import type { TeamRegistry } from '@emberite/site/testing/teamRegistry';
import { isFull, sample } from '../../../tools/sample.ts';

const icon = ['M4 7h16'];
const home = {
  name: 'mf-home',
  text: 'first',
  paths: ['/', '/home/:id'],
  own: { '/home/:id': { nav: { label: 'Home', icon, order: 3, opens: '/home/1' } } },
};
const events = { name: 'mf-events', text: 'first', paths: ['/events', '/events/:id'] };
const own = { remotes: ['mf-events'], paths: ['/events'] };

let site: TeamRegistry;
/** With a token for everything. */
let operator: Registry;
/** A release of mf-events without entries in the navigation. */
let plain: Package;
beforeAll(async () => {
  site = await startTeamRegistry(home);
  operator = await site.as({ remotes: ['*'], paths: ['/'] });
  plain = await site.packageOf(events);
});
afterAll(() => site[Symbol.asyncDispose]());

/** The release with other data of the route `/events/:id`. */
function withRoute(change: Partial<ReleaseRoute>): Package {
  const [list, one] = plain.release.routes;
  const release = { ...plain.release, routes: [list!, { ...one!, ...change }] };
  return { ...plain, release: { ...release, id: releaseId(release) } };
}

/** The release with an entry in the navigation. */
const withEntry = (order: number, label = 'Events', opens = '/events/1') =>
  withRoute({ nav: { label, icon, order, opens } });

/** Links that are not pages of mf-events. */
const foreign = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/events/../home/1',
  '/events/%2e%2e/home/1',
  '/./events',
  '/events?to=//evil.example',
  '/events#x',
  '/events//x',
  '/events/',
  '/eventses',
  '/',
  '/home/1',
  '/HOME/1',
  '/:any',
  '/api/auth/logout',
  '/events\u202e',
  '/e\u0301vents',
  '',
];

const places: [string, (link: string) => Package][] = [
  ['in the navigation', (opens) => withEntry(50, 'Events', opens)],
  [
    'of the pages of an entry',
    (also) => withRoute({ nav: { label: 'Events', icon, order: 50, also: [also] } }),
  ],
  [
    'in place of a page',
    (href) => {
      const off = { title: 'Soon', text: 'Later', action: { label: 'Go', href } };
      return withRoute({ flag: { name: 'showEvents', default: false, off } });
    },
  ],
];

it.each(sample(places))(
  'refuses links %s that lead out of the paths of their team',
  async (_, linking) => {
    const live = await liveSet(site.store);
    const team = await site.as({ ...own, navigation: { from: 1, to: 99 } });
    const outcomes = await Promise.all(
      foreign.map(async (link) => {
        const { message } = await team.publish([linking(link)]).then(
          () => new Error('accepted'),
          (error: Error) => error,
        );
        return [link, message] as const;
      }),
    );
    const says =
      /links from \/events\/:id to |claims .* is for pages below|is invalid \(routes\.1\./;
    expect(outcomes.filter(([, message]) => !says.test(message))).toEqual([]);
    expect(await liveSet(site.store)).toBe(live);
  },
);

it('refuses a link to the page of another remote, whoever publishes', async () => {
  await expect(operator.publish([withEntry(50, 'Events', '/HOME/1')])).rejects.toThrow(
    'mf-events links from /events/:id to /HOME/1, but mf-home owns /home/:id.',
  );
});

it.runIf(isFull)('lets a team change the navigation only in the places of its token', async () => {
  const without = await site.as(own);
  const few = await site.as({ ...own, navigation: { from: 50, to: 59 } });
  await without.publish([plain]);
  const live = await liveSet(site.store);
  const changes = /mf-events changes the navigation that all members see: “Events” at place -?\d/;
  for (const order of [-1e9, 0, 2, 3, 4, 50, 1e9]) {
    await expect(without.publish([withEntry(order)])).rejects.toThrow(changes);
  }
  const some = withEntry(50);
  const { name, id } = some.release;
  await expect(without.canary({ name, id, percent: 10 })).rejects.toThrow(
    'no places there. Ask the operators of the site for places, or to publish',
  );
  for (const order of [-1, 49.9, 60]) {
    await expect(few.publish([withEntry(order)])).rejects.toThrow('only the places 50 to 59 there');
  }
  expect(await liveSet(site.store)).toBe(live);

  await few.publish([some]);
  // What is there already needs nobody.
  await without.publish([{ ...some, release: withEntry(50).release }]);
  await expect(without.publish([withEntry(50, 'Settings')])).rejects.toThrow('“Settings”');
  await expect(without.publish([withEntry(50, 'Events', '/events/2')])).rejects.toThrow(changes);
  await without.publish([plain]);
  expect((await without.rollback('mf-events')).to).toBe(some.release.id);
});

it('lets a team change the header of public pages only in the places of its token', async () => {
  const [list, one] = plain.release.routes;
  const menu = { label: 'Events', place: 'header' as const, order: 50 };
  const release = { ...plain.release, routes: [{ ...list!, menu }, one!] };
  const some = { ...plain, release: { ...release, id: releaseId(release) } };
  await expect((await site.as(own)).publish([some])).rejects.toThrow(
    'mf-events changes the navigation that all visitors see: “Events” at place 50.',
  );
  await (await site.as({ ...own, navigation: { from: 50, to: 59 } })).publish([some]);
  await operator.publish([plain]);
});

it.runIf(isFull)(
  'lets an operator publish what changes the navigation, and the team keep it',
  async () => {
    const team = await site.as(own);
    const first = withEntry(1, 'First');
    await team.take(first);
    const { name, id } = first.release;
    // People of the team may look at it before.
    expect((await team.preview(name, id)).url).toContain('/preview/');
    await expect(team.goLive([{ name, id }])).rejects.toThrow('“First” at place 1');
    await operator.canary({ name, id, percent: 10 });
    expect((await team.promote(name)).id).toBe(id);
    await team.publish([plain]);
    await team.goLive([{ name, id }]);
  },
);

it('lets only tokens that may publish without the gate', async () => {
  const one = { name: 'mf-events', id: plain.release.id };
  await operator.take(plain);
  const team = await site.as(own);
  const may = await site.as({ ...own, maySkipGate: true });
  const refused = /^The token mf-events-\d+ may not publish without the gate\. Ask the operators/;
  const because = 'Nobody can pay.';
  await expect(team.goLive([one], '', () => {}, because)).rejects.toThrow(refused);
  await expect(team.canary({ ...one, percent: 1 }, '', () => {}, because)).rejects.toThrow(refused);
  await may.goLive([one], '', () => {}, because);
  await operator.goLive([one], '', () => {}, because);
  await team.goLive([one]);
});

it.each(['\u001b[2J', '\u009b31m', 'two\nlines', '\u0007', '\0', '\u007f', '\u2028', '\u202eback'])(
  'refuses a reason with %j',
  async (why) => {
    const plainly = /^A reason must be on one line, without control characters\.$/;
    const one = { name: 'mf-events', id: plain.release.id };
    await expect(operator.goLive([one], why)).rejects.toThrow(plainly);
    await expect(operator.goLive([one], '', () => {}, why)).rejects.toThrow(plainly);
    await expect(operator.rollback('mf-events', `It ${why}`)).rejects.toThrow(plainly);
    await expect(operator.promote('mf-events', why)).rejects.toThrow(plainly);
    await expect(operator.abort('mf-events', why)).rejects.toThrow(plainly);
    await expect(operator.canary({ ...one, percent: 1 }, why)).rejects.toThrow(plainly);
  },
);

it('refuses a reason that is too long, and says so', async () => {
  const long = 'y'.repeat(501);
  const briefly = /^A reason must have at most 500 characters\.$/;
  const one = { name: 'mf-events', id: plain.release.id };
  await expect(operator.rollback('mf-events', long)).rejects.toThrow(briefly);
  await expect(operator.goLive([one], '', () => {}, long)).rejects.toThrow(briefly);
});
