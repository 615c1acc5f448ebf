// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDepositCheck, readHint } from './deposit.ts';
import type { Hint } from './deposit.ts';

let site: Site;
let members = 0;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  site.newBrowser();
  members += 1;
  await site.becomeMember(`deposit${members}@people.example`);
});
afterEach(() => {
  vi.restoreAllMocks();
  site.offline = false;
});
afterAll(() => site.close());

const register = (depositAgreement: 'yes' | 'no') =>
  api.registrationCreate({
    availability: ['friday_evenings'],
    activities: ['arcade'],
    budget: { ideal: '0-20', max: '20-50' },
    videoAgreement: 'yes',
    depositAgreement,
  });
const pay = () => site.browser.send('/payment/test-checkout', new URLSearchParams());

async function open(hint: Hint) {
  const leave = vi.fn<() => void>();
  const check = createDepositCheck({ api, hint, leave });
  await check.ask();
  return { ...check, leave };
}

it.each([
  ['paid', 'paid'],
  ['cancelled', 'cancelled'],
  ['unavailable', 'unavailable'],
  ['pending', 'pending'],
  ['free', 'cancelled'],
  [null, null],
  [undefined, null],
])('reads the hint %j as %j', (value, hint) => {
  expect(readHint(value)).toBe(hint);
});

it.each([
  ['paid', 'not-paid'],
  ['cancelled', 'not-paid'],
  ['unavailable', 'unavailable'],
  ['pending', 'pending'],
] as const)(
  'unpaid: whatever %j says, the API has no deposit, so it is %j',
  async (hint, outcome) => {
    await register('yes');
    expect((await open(hint)).state.known).toMatchObject({ outcome });
  },
);

it.each([
  ['paid', 'paid'],
  ['pending', 'paid'],
  ['cancelled', 'already-paid'],
  ['unavailable', 'already-paid'],
] as const)('paid: after %j it is %j', async (hint, outcome) => {
  await register('yes');
  await pay();
  expect((await open(hint)).state.known).toMatchObject({ outcome });
});

it('says nothing without a registration', async () => {
  expect((await open('paid')).state.known).toEqual({ registration: null, outcome: null });
});

it('says so if an earlier deposit was refunded', async () => {
  const registration = await register('yes');
  const refunded = {
    status: 'refunded' as const,
    amount: 10,
    paidAt: '2026-01-01T12:00:00.000Z',
    refundedAt: '2026-04-01T12:00:00.000Z',
  };
  const check = createDepositCheck({
    api: {
      registrationCreate: api.registrationCreate,
      registrationList: async () => ({ registrations: [registration], deposit: refunded }),
    },
    hint: 'cancelled',
    leave: () => {},
  });
  await check.ask();
  expect(check.state.known?.outcome).toBe('refunded');
});

it('goes without: the registration stays as it is, except for the deposit', async () => {
  const before = await register('yes');
  const { state, goWithout } = await open('cancelled');
  await goWithout();
  expect(state.known?.outcome).toBe('without');
  expect((await api.registrationList({})).registrations).toEqual([
    { ...before, depositAgreement: 'no' },
  ]);
  expect((await open('cancelled')).state.known?.outcome).toBe('without');
});

it('pays again, but not if another tab has paid meanwhile', async () => {
  await register('yes');
  const { state, leave, pay: payAgain } = await open('cancelled');
  await payAgain();
  expect(leave).toHaveBeenCalledOnce();
  await pay();
  await payAgain();
  expect(leave).toHaveBeenCalledOnce();
  expect(state.known?.outcome).toBe('already-paid');
});

it('can ask again after a failure, and does not leave while the API is unreachable', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await register('yes');
  site.offline = true;
  const { state, ask, pay: payAgain, leave } = await open('cancelled');
  const message = 'We cannot reach Ember. Please check your connection and try again.';
  expect(state).toMatchObject({
    known: null,
    asking: { progress: { status: 'failed', message } },
  });
  site.offline = false;
  await ask();
  expect(state.known?.outcome).toBe('not-paid');
  site.offline = true;
  await payAgain();
  expect(state.paying.progress).toEqual({ status: 'failed', message });
  expect(leave).not.toHaveBeenCalled();
});
