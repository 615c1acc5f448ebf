import { roadmapsFor } from '@emberite/content/roadmaps';
import { registrationCreate, userUpdate } from '@emberite/sdk/api';
import { config, flag } from '@emberite/sdk/config';
import { addVideo, ownProfile } from '@emberite/sdk/profile';
import { session, setUser, signedIn } from '@emberite/sdk/session';
import { standingOf } from '@emberite/sdk/standing';
import type { Said, Standing } from '@emberite/sdk/standing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Shows a video as after its upload: the forms of jsdom cannot be sent. */
const record = async (promptType: 'fun' | 'useful') =>
  addVideo({
    id: promptType,
    videoUrl: `/videos/${promptType}.mp4`,
    thumbnailUrl: null,
    promptId: promptType,
    promptType,
    isPublic: false,
  });

const location = 'CA:BC:Revelstoke';

/** What the function says about the member as the API knows them, with what a remote says. */
function standing(said?: Said): Standing {
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
  const { loaded } = ownProfile().state;
  const facts = {
    location: session.user.location,
    roadmaps: session.user.roadmaps,
    videos: loaded.status === 'ready' ? loaded.value.videos : ('unknown' as const),
    flag,
    visibilityOpens: config.visibilityOpens,
    now: Date.now(),
  };
  return standingOf(facts, said);
}

const linesIn = (name: string) => {
  const list = screen.queryByRole('region', { name });
  const items = list ? within(list).getAllByRole('listitem') : [];
  return items.map((item) => item.textContent);
};

/** What a page says about where the member stands. */
async function saidBy(page: ComponentType) {
  render(createElement(MemoryRouter, null, createElement(page)));
  // Nothing is loading any more.
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  const steps = screen.queryAllByRole('region', { name: 'Your next step' });
  const said = {
    next: steps.map((step) => within(step).getByRole('heading').textContent),
    leadsTo: steps.map((step) => within(step).getByRole('link').getAttribute('href')),
    allSet: screen.queryAllByRole('heading', { name: 'You are all set!' }).length,
    waits: linesIn('Waiting for others'),
    done: linesIn('Done'),
  };
  cleanup();
  return said;
}

const way: [string, () => Promise<unknown>][] = [
  ['has a fun video', () => record('fun')],
  ['has both videos', () => record('useful')],
  [
    'is registered',
    () =>
      registrationCreate({
        availability: ['friday_evenings'],
        activities: ['karaoke'],
        budget: { ideal: '20-50', max: '50-100' },
        videoAgreement: 'yes',
        depositAgreement: 'no',
      }),
  ],
  [
    'has completed every step',
    async () => {
      const steps = roadmapsFor(location).map(({ id, steps }) => [
        id,
        steps.flatMap((step) => step.id ?? []),
      ]);
      const value = Object.fromEntries(steps) as Record<string, string[]>;
      setUser(await userUpdate({ changes: [{ field: 'roadmaps', value }] }));
    },
  ],
];

let count = 0;

/**
 * Makes the current browser's visitor a member, goes their way from the first video to the last step,
 * and expects each page to say of every state what `standingOf` says, and nothing else. `saying` asks for what the
 * pages' remote says of it.
 */
export async function expectStandingOn(
  site: Site,
  pages: Readonly<Record<string, ComponentType>>,
  saying?: () => Promise<Said>,
): Promise<void> {
  config.flags['showJourney'] = true;
  count += 1;
  await site.becomeMember(`way-${count}@standing.example`);
  await signedIn();
  await ownProfile().load();
  const seen = new Set<string>();
  for (const [name, goOn] of way) {
    await goOn();
    const { next, isAllSet, waits, done } = standing(await saying?.());
    const step = next === 'loading' ? null : next;
    seen.add(step?.title ?? 'all set');
    for (const [path, page] of Object.entries(pages)) {
      expect(await saidBy(page), `${path} of a member who ${name}`).toEqual({
        next: step ? [step.title] : [],
        leadsTo: step ? [step.action.href] : [],
        allSet: Number(isAllSet),
        waits: waits.map(({ title, text }) => title + text),
        done,
      });
    }
  }
  // Where nobody speaks of registrations, one state is as the one before.
  expect(seen.size).toBe(saying ? way.length : way.length - 1);
  config.flags = {};
}
