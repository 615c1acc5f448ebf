import { savesData } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import type { APIResponse } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';

/** A state that the API knows of a user, and what their first page shows. */
interface State {
  who: string;
  /** The videos of a member; undefined without a profile. */
  videos?: ('dad_joke' | 'travel_advice')[];
  /** Calls of the API that follow. */
  calls?: [path: string, data: unknown][];
  heading: string;
  /** What a part of another remote shows at the address of the page itself. */
  part?: string;
}

const newcomer: State = {
  who: 'a member without videos',
  videos: [],
  heading: 'Record a 15-sec Video',
};
const journey = 'Your journey';
const steps = { field: 'roadmaps', value: { 'first-steps': ['how-ember-works'] } };
const registration = {
  availability: ['friday_evenings'],
  activities: ['karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  videoAgreement: 'yes',
  depositAgreement: 'no',
};
const states: State[] = [
  newcomer,
  {
    who: 'a member with a registration',
    videos: ['dad_joke', 'travel_advice'],
    calls: [['/profiles', registration]],
    heading: journey,
    part: 'Your group forms',
  },
  { who: 'a user without a profile', heading: 'Your invite code' },
  { who: 'a member with one video', videos: ['dad_joke'], heading: journey },
  { who: 'a member with both videos', videos: ['dad_joke', 'travel_advice'], heading: journey },
  {
    who: 'a member with a step',
    videos: ['dad_joke', 'travel_advice'],
    calls: [['/users/updateUserProperty', { changes: [steps] }]],
    heading: journey,
  },
];

/** The first pages of users: the address of the site, and of the member area. */
const paths = ['/', '/emberite'];

/** The addresses that a document names: in its scripts and in its headers. */
async function namedBy(document: APIResponse): Promise<string[]> {
  const html = await document.text();
  return [
    ...html.matchAll(/<script type="module" src="([^"]+)"/g),
    ...(document.headers()['link'] ?? '').matchAll(/<([^>]+)>/g),
  ].map(([, url]) => url!);
}

function describeStates(
  name: string,
  options: Parameters<typeof useSite>[0],
  some: readonly State[],
) {
  describe(name, () => {
    const run = useSite(options);
    it.each(some.flatMap((state) => paths.map((path) => ({ path, ...state }))))(
      '$path is there after two round trips for $who',
      async ({ path, who, videos, calls = [], heading, part }) => {
        const { page } = run.tab;
        const address = `${who.replaceAll(' ', '-')}-${path.length}@first.example`;
        const user = await signIn(run.site, page.context(), address);
        if (videos) await user.becomeMember(...videos);
        for (const [call, data] of calls) await user.post(call, data);
        await savesData(page);
        const url = run.site.url + path;
        const response = await page.request.get(url);
        // Proxies refuse a larger head.
        const head = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
        expect(head.join('').length).toBeLessThanOrEqual(4_000);
        const named = await namedBy(response);
        const [requested, held]: [string[], string[]] = [[], []];
        // The document is the first round trip, and what it names the second. Nothing else arrives.
        await page.route(`${run.site.url}/**`, (route, request) => {
          const { pathname, search } = new URL(request.url());
          const isSecond = named.includes(pathname + search);
          (isSecond ? requested : held).push(pathname);
          if (isSecond || request.isNavigationRequest()) return route.continue();
        });
        await page.goto(url, { waitUntil: 'commit' });
        await page.getByRole('heading', { name: heading }).waitFor();
        if (part && path !== '/') await page.getByText(part).waitFor();
        expect(requested).toEqual([...new Set(requested)]);
        // Nobody who is signed in sees the landing page.
        expect(held.filter((file) => file.startsWith('/assets/mf-public/'))).toEqual([]);
        run.tab.expectClean();
      },
    );
  });
}

describeStates('today', {}, sample(states, 2));

describe.runIf(isFull)('in the full run', () => {
  describeStates('after the opening', { opens: '2020-01-01T00:00Z' }, states);
  describeStates('with every page', { flags: everythingOn }, states);
  const coming = 'Your Journey Is Coming Soon!';
  describeStates(
    'without the journey',
    { flags: 'showJourney=false' },
    states.map((state) => ({ ...state, part: '', ...(state.videos && { heading: coming }) })),
  );
});
