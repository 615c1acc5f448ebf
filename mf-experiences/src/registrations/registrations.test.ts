// @vitest-environment jsdom
import { removalOf } from '@emberite/sdk/action';
import * as api from '@emberite/sdk/api';
import type { Deposit, Registration } from '@emberite/contract/registration';
import { notices } from '@emberite/sdk/notices';
import { depositStatus } from '../registered/deposit.ts';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openPoetryNight } from '../poetry-night/join.ts';
import { openDraft } from '../wizard/draft.ts';
import { formOf } from './changeRegistration.ts';
import {
  createMyRegistrations,
  createRegistrations,
  summarize,
  owesDeposit,
} from '../registered/registrations.ts';
import { nobody } from '../registered/testing/nobody.ts';

vi.setSystemTime('2025-02-03T12:00-08:00');
const site = await openSite();
await site.becomeMember('kay@people.example');
afterEach(() => {
  site.offline = false;
  vi.restoreAllMocks();
  openPoetryNight().reset();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

const nightOut = {
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['live_music', 'karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  videoAgreement: 'yes',
  depositAgreement: 'no',
} as const;

async function load(): Promise<Registration[]> {
  return (await createRegistrations({ api }).request()).registrations;
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
  vi.setSystemTime('2025-02-03T12:01-08:00');
  await api.poetryNightJoin({ availability: ['2025-02-14'], availabilityExplained: true });
  expect((await load()).map(summarize)).toEqual([
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

it('names a budget once if it is the most, too, and keeps values that are no longer offered', () => {
  const registration: Registration = {
    id: '1',
    kind: 'night-out',
    experiences: [],
    availability: ['full_moon'],
    activities: ['bingo'],
    budget: { ideal: '200+', max: '200+' },
    depositAgreement: 'no',
    createdAt: '2026-11-22T00:00:00Z',
  };
  expect(summarize(registration)).toMatchObject({
    times: ['full_moon'],
    activities: ['bingo'],
    budget: '$200 and more',
  });
});

const at = '2026-11-22T00:00:00.000Z';
const deposits: Record<string, Deposit> = {
  pending: { status: 'pending', amount: 10, startedAt: at, payableAgain: false },
  overdue: { status: 'pending', amount: 10, startedAt: at, payableAgain: true },
  failed: { status: 'failed', amount: 10, startedAt: at },
  paid: { status: 'paid', amount: 10, paidAt: at },
  refunded: { status: 'refunded', amount: 10, paidAt: at, refundedAt: at },
};

it.each([
  [null, 'open', 'not-paid', true],
  [null, 'unavailable', 'not-paid', true],
  [null, 'unconfirmed', 'unconfirmed', false],
  ['pending', 'open', 'pending', false],
  ['pending', 'unconfirmed', 'pending', false],
  ['overdue', 'open', 'overdue', false],
  ['failed', 'open', 'failed', true],
  ['failed', 'unconfirmed', 'unconfirmed', false],
  ['paid', 'unconfirmed', 'paid', false],
  ['refunded', 'open', 'refunded', true],
] as const)(
  'of who agreed to a deposit, a %s one while payments are %s is %s',
  async (name, payments, status, owes) => {
    const agreed = (await load()).map((each) => ({ ...each, depositAgreement: 'yes' as const }));
    const deposit = name && deposits[name]!;
    const registered = { ...nobody, place: null, registrations: agreed, deposit, payments };
    expect([depositStatus(registered), owesDeposit(registered)]).toEqual([status, owes]);
  },
);

it('asks nobody for a deposit who did not agree to one', async () => {
  const none = { ...nobody, place: null, registrations: await load() };
  expect([depositStatus(none), owesDeposit(none)]).toEqual(['none', false]);
  expect(owesDeposit({ ...none, deposit: deposits['refunded']! })).toBe(false);
});

it('fills the form that a registration came from, and knows what was not sent', async () => {
  const [wizard, poetry] = (await load()).map(formOf);
  expect([wizard!.path, wizard!.hasUnsent()]).toEqual(['/emberite/experiences/join', false]);
  openDraft().state.activities = ['arcade'];
  expect(wizard!.hasUnsent()).toBe(true);
  wizard!.fill();
  expect(wizard!.hasUnsent()).toBe(false);
  await expect.poll(() => localStorage.getItem('ember.registration')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('ember.registration') ?? '{}')).toMatchObject({
    value: {
      availability: nightOut.availability,
      activities: nightOut.activities,
      idealBudget: '20-50',
      maxBudget: '50-100',
      depositAgreement: 'no',
    },
  });
  const { state } = openPoetryNight();
  expect([poetry!.path, poetry!.hasUnsent()]).toEqual([
    '/emberite/experiences/poetry-night/join',
    false,
  ]);
  state.availability = ['2025-02-21'];
  expect(poetry!.hasUnsent()).toBe(true);
  poetry!.fill();
  expect([state, poetry!.hasUnsent()]).toEqual([
    { availability: ['2025-02-14'], availabilityExplained: true },
    false,
  ]);
});

it('fills in no Friday that is over', async () => {
  const [, registration] = await load();
  const { state } = openPoetryNight();
  vi.setSystemTime('2025-02-14T19:00-08:00');
  const poetry = formOf({ ...registration!, availability: ['2025-02-14', '2025-02-28'] });
  poetry.fill();
  expect([state.availability, poetry.hasUnsent()]).toEqual([['2025-02-28'], false]);
  vi.setSystemTime('2025-02-03T12:01-08:00');
});

it('removes an experience, and withdraws what the member is registered for', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await api.experienceAdd({ experience: 'peak-axethrowing' });
  await api.experienceAdd({ experience: 'scenic-hike-water-dip' });
  const withdrawn = vi.fn();
  const { registered, removals, withdrawals } = createMyRegistrations({ api, withdrawn });
  await registered.load();
  const shown = () => {
    const { loaded } = registered.state;
    return loaded.status === 'ready' ? loaded.value.registrations : [];
  };
  await removals.start('peak-axethrowing');
  expect(shown().map(({ experiences }) => experiences)).toEqual([['scenic-hike-water-dip'], []]);
  expect((await load())[0]?.experiences).toEqual(['scenic-hike-water-dip']);

  const [night, poetry] = shown();
  site.offline = true;
  await withdrawals.start(night!.id);
  expect(removalOf(withdrawals.state, night!.id)).toMatchObject({ status: 'failed' });
  expect(shown()).toHaveLength(2);
  expect(withdrawn).not.toHaveBeenCalled();
  site.offline = false;
  await withdrawals.start(night!.id);
  expect(withdrawn).toHaveBeenCalledOnce();
  expect(notices).toMatchObject({ message: 'Your registration is withdrawn.', tone: 'success' });
  expect(shown().map(({ kind }) => kind)).toEqual(['poetry-night']);
  await api.registrationWithdraw({ id: poetry!.id });
  // Another tab has withdrawn it.
  await withdrawals.start(poetry!.id);
  expect([shown(), await load()]).toEqual([[], []]);
});

it('shows no more what was withdrawn elsewhere, once an experience cannot be removed from it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [availability, activities] = [[...nightOut.availability], [...nightOut.activities]];
  const experience = 'peak-axethrowing';
  const { id } = await api.registrationCreate({
    ...nightOut,
    availability,
    activities,
    experience,
  });
  const registrationList = vi.fn(api.registrationList);
  const { registered, removals } = createMyRegistrations({
    api: { ...api, registrationList },
    withdrawn: () => {},
  });
  await registered.load();
  const hide = registered.show();
  await api.registrationWithdraw({ id });
  await removals.start(experience);
  await registrationList.mock.results[1]?.value;
  expect(registered.state.loaded).toMatchObject({ value: { registrations: [] } });
  hide();
});

it('asks nobody for a deposit where groups do not form', () => {
  const agreed = {
    ...nobody,
    registrations: [{ depositAgreement: 'yes' } as Registration],
    place: { label: 'Kelowna', isOpen: false, waiting: 1 },
  };
  expect(owesDeposit(agreed)).toBe(false);
  expect(owesDeposit({ ...agreed, place: { ...agreed.place, isOpen: true } })).toBe(true);
});
