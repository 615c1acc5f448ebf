// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import type { Registration } from '@emberite/sdk/contract/registration';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPoetryNight } from '../poetry-night/join.ts';
import { fillForm } from './changeRegistration.ts';
import { createRegistrations, depositStatus, inWords } from './registrations.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.becomeMember('kay@people.example');
});
afterEach(() => {
  site.offline = false;
  vi.restoreAllMocks();
});
afterAll(() => site.close());

const nightOut = {
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['live_music', 'karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  videoAgreement: 'yes',
  depositAgreement: 'no',
} as const;

async function load(): Promise<Registration[]> {
  const { state, load } = createRegistrations(api);
  await load();
  return [...(state.registered?.registrations ?? [])];
}

it('is empty at first', async () => {
  expect(await load()).toEqual([]);
});

it('loads what the member is registered for, in words', async () => {
  await api.registrationCreate({
    ...nightOut,
    availability: [...nightOut.availability],
    activities: [...nightOut.activities],
  });
  await api.poetryNightJoin({ availability: ['2025-02-14'], availabilityExplained: true });
  expect((await load()).map(inWords)).toEqual([
    {
      title: 'Night out',
      times: ['Friday evenings', 'Sunday daytime'],
      activities: ['Live music', 'Karaoke'],
      budget: 'Ideally $20 to $50, at most $50 to $100',
    },
    {
      title: 'Poetry night',
      times: ['Friday, February 14, 2025, from 7 PM'],
      activities: [],
      budget: null,
    },
  ]);
});

it('can be tried again when it failed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { state, load } = createRegistrations(api);
  site.offline = true;
  await load();
  expect(state).toMatchObject({
    registered: null,
    loading: {
      progress: {
        status: 'failed',
        message: 'We cannot reach Ember. Please check your connection and try again.',
      },
    },
  });
  site.offline = false;
  await load();
  expect(state.registered?.registrations).toHaveLength(2);
  expect(state.loading.progress.status).toBe('idle');
});

it('names a budget once if it is the most, too, and keeps values that are no longer offered', () => {
  const registration: Registration = {
    id: '1',
    kind: 'night-out',
    availability: ['full_moon'],
    activities: ['bingo'],
    budget: { ideal: '200+', max: '200+' },
    depositAgreement: 'no',
    createdAt: '2026-11-22T00:00:00Z',
  };
  expect(inWords(registration)).toMatchObject({
    times: ['full_moon'],
    activities: ['bingo'],
    budget: '$200 and more',
  });
});

it('knows whether a deposit is wanted, paid or refunded', async () => {
  const registrations = await load();
  expect(depositStatus({ registrations, deposit: null })).toBe('none');
  const agreed = registrations.map((each) => ({ ...each, depositAgreement: 'yes' as const }));
  expect(depositStatus({ registrations: agreed, deposit: null })).toBe('not-paid');
  const deposit = { status: 'paid', amount: 10, paidAt: '', refundedAt: null } as const;
  expect(depositStatus({ registrations: agreed, deposit })).toBe('paid');
  expect(depositStatus({ registrations, deposit: { ...deposit, status: 'refunded' } })).toBe(
    'refunded',
  );
});

it('fills the form that a registration came from', async () => {
  const [wizard, poetry] = await load();
  expect(fillForm(wizard!)).toBe('/emberite/experiences/join');
  await vi.waitFor(() => expect(localStorage.getItem('ember.registration')).not.toBeNull());
  expect(JSON.parse(localStorage.getItem('ember.registration') ?? '{}')).toMatchObject({
    value: {
      availability: nightOut.availability,
      activities: nightOut.activities,
      idealBudget: '20-50',
      maxBudget: '50-100',
      depositAgreement: 'no',
    },
  });
  expect(fillForm(poetry!)).toBe('/emberite/experiences/poetry-night/join');
  expect(openPoetryNight().state).toEqual({
    availability: ['2025-02-14'],
    availabilityExplained: true,
  });
});
