import { savesData } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import type { APIResponse } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';

/** A state that the API knows of a user, and what their first page shows. */
interface State {
  who: string;
  /** The videos of a member; undefined without a profile. */
  videos?: ('dad_joke' | 'travel_advice')[];
  /** A completed step of each roadmap that has one. */
  steps?: true;
  heading: string;
}

const newcomer: State = {
  who: 'a member without videos',
  videos: [],
  heading: 'Record a 15-sec Video',
};
const journey = 'Your journey';
const states: State[] = [
  { who: 'a user without a profile', heading: 'Your invite code' },
  newcomer,
  { who: 'a member with one video', videos: ['dad_joke'], heading: journey },
  { who: 'a member with both videos', videos: ['dad_joke', 'travel_advice'], heading: journey },
  {
    who: 'a member with a step',
    videos: ['dad_joke', 'travel_advice'],
    steps: true,
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

function describeStates(name: string, run: ReturnType<typeof useSite>, some: State[]) {
  describe(name, () => {
    it.each(some.flatMap((state) => paths.map((path) => ({ path, ...state }))))(
      '$path is there after two round trips for $who',
      async ({ path, who, videos, steps, heading }) => {
        const { page } = run.tab;
        const address = `${who.replaceAll(' ', '-')}-${path.length}@first.example`;
        const user = await signIn(run.site, page.context(), address);
        if (videos) await user.becomeMember(...videos);
        if (steps) {
          const value = { 'first-steps': ['how-ember-works'] };
          await user.post('/users/updateUserProperty', { changes: [{ field: 'roadmaps', value }] });
        }
        // The hint of what they are comes with each look at the session.
        await page.request.get(`${run.site.url}/api/auth/me`);
        await savesData(page);
        const url = run.site.url + path;
        const response = await page.request.get(url);
        // Proxies refuse a larger head.
        const head = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
        expect(head.join('').length).toBeLessThanOrEqual(4_000);
        const named = await namedBy(response);
        const requested: string[] = [];
        // The document is the first round trip, and what it names the second. Nothing else arrives.
        await page.route(`${run.site.url}/**`, (route, request) => {
          const { pathname, search } = new URL(request.url());
          const isSecond = named.includes(pathname + search);
          if (isSecond) requested.push(pathname);
          if (isSecond || request.isNavigationRequest()) return route.continue();
        });
        await page.goto(url, { waitUntil: 'commit' });
        await page.getByRole('heading', { name: heading }).waitFor();
        expect(requested).toEqual([...new Set(requested)]);
        run.tab.expectClean();
      },
    );
  });
}

describeStates('today', useSite(), isFull ? states : states.slice(0, 3));
