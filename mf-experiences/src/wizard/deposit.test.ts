// @vitest-environment jsdom
import { startStripe, webhookSecret } from '@emberite/testing/stripe';
import * as api from '@emberite/sdk/api';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody } from '../registered/testing/nobody.ts';
import { unreachable } from '../testing/failures.ts';
import { createDepositCheck, mayPay, readPaymentResult, settledBy, summaryOf } from './deposit.ts';
import type { DepositDeps } from './deposit.ts';
import { isFull, sample } from '../../../tools/sample.ts';

let members = 0;
let email = '';
const stripe = await startStripe();
const site = await openSite(
  { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret },
  { stripeApi: stripe.url },
);
beforeEach(async () => {
  site.newBrowser();
  members += 1;
  email = `deposit${members}@people.example`;
  await site.becomeMember(email);
});
afterEach(() => {
  vi.restoreAllMocks();
  site.offline = false;
  stripe.isDown = false;
});
afterAll(async () => {
  await site.close();
  stripe.close();
});

const register = (depositAgreement: 'yes' | 'no') =>
  api.registrationCreate({
    availability: ['friday_evenings'],
    activities: ['arcade'],
    budget: { ideal: '0-20', max: '20-50' },
    videoAgreement: 'yes',
    depositAgreement,
  });

/** What Stripe tells the API about the member's payment. */
async function tell(type: string, details: object = {}): Promise<void> {
  const { body, signature } = stripe.message(`cs_${email}`, email, details, type);
  await site.browser.post('/payment/webhook', body, { 'stripe-signature': signature });
}
const wait = () => tell('checkout.session.completed', { payment_status: 'unpaid' });
const refuse = () => tell('checkout.session.async_payment_failed', { payment_status: 'unpaid' });
const pay = () => tell('checkout.session.completed');

async function open(justPaid = false, client: DepositDeps['api'] = api) {
  const leave = vi.fn<() => void>();
  const { registered, state, start, adding } = createDepositCheck({ api: client, leave });
  await registered.load();
  const known = () => {
    const { loaded } = registered.state;
    return loaded.status === 'ready' ? summaryOf(loaded.value, justPaid || state.justPaid) : null;
  };
  return { registered, state, start, adding, known, leave };
}

const paid = { status: 'paid' as const, amount: 10, paidAt: '2026-01-01T12:00:00.000Z' };

it.each(
  sample(
    [
      ['paid', 'paid'],
      ['already-paid', 'other'],
      ['pending', 'other'],
      ['unavailable', 'other'],
      ['free', 'other'],
      [null, null],
      [undefined, null],
    ],
    2,
  ),
)('reads the result %j as %j', (value, result) => {
  expect(readPaymentResult(value)).toBe(result);
});

it('an unpaid deposit is not paid, whatever the address says', async () => {
  await register('yes');
  expect((await open(true)).known()).toMatchObject({ outcome: 'not-paid' });
  expect((await open(false)).known()).toMatchObject({ outcome: 'not-paid' });
});

it('is paid once the API says so; only who has just paid is thanked', async () => {
  await register('yes');
  await pay();
  expect((await open(true)).known()).toMatchObject({ outcome: 'paid' });
  expect((await open(false)).known()).toMatchObject({ outcome: 'already-paid' });
});

it('waits for the bank, which confirms the payment', async () => {
  await register('yes');
  await wait();
  const { known, start, leave } = await open();
  expect(known()?.outcome).toBe('pending');
  await start('pay');
  await start('goWithout');
  expect([leave.mock.calls, known()?.outcome]).toEqual([[], 'pending']);
  expect(known()?.registration?.depositAgreement).toBe('yes');
  await tell('checkout.session.async_payment_succeeded');
  await start('check');
  expect(known()?.outcome).toBe('paid');
});

it('says that the bank refused the payment, which can be made again', async () => {
  await register('yes');
  await wait();
  await refuse();
  const { known, start, leave } = await open();
  expect(known()?.outcome).toBe('failed');
  await start('pay');
  expect(leave).toHaveBeenCalledOnce();
});

it('is unavailable if the API could not start the payment', async () => {
  await register('yes');
  stripe.isDown = true;
  await site.browser.get('/payment');
  expect((await open()).known()?.outcome).toBe('unavailable');
});

it.runIf(isFull)('is unconfirmed if the API could not find out whether it was paid', async () => {
  await register('yes');
  const { headers } = await site.browser.get('/payment');
  const checkout = headers.get('location')?.split('/').at(-1);
  stripe.isDown = true;
  await site.browser.get(`/payment/return?checkout=${checkout}`);
  expect((await open(true)).known()?.outcome).toBe('unconfirmed');
});

it('says nothing without a registration or a deposit', async () => {
  const nothing = { registration: null, deposit: null, outcome: null };
  expect((await open(true)).known()).toEqual(nothing);
});

it.runIf(isFull)('knows a deposit without a registration', async () => {
  await wait();
  expect((await open()).known()).toMatchObject({ registration: null, outcome: 'pending' });
  await tell('checkout.session.async_payment_succeeded');
  expect((await open(true)).known()).toMatchObject({ registration: null, outcome: 'paid' });
});

it.runIf(isFull)('says so if an earlier deposit was refunded', async () => {
  const registration = await register('yes');
  const refunded = { ...paid, status: 'refunded' as const, refundedAt: '2026-04-01T12:00:00.000Z' };
  const { known } = await open(false, {
    ...api,
    registrationList: async () => ({
      ...nobody,
      place: null,
      registrations: [registration],
      deposit: refunded,
    }),
  });
  expect(known()?.outcome).toBe('refunded');
});

it('says of a deposit that an evening has used no more that it goes back', () => {
  const deposit = { ...paid, isUsed: true };
  for (const justPaid of [false, true]) {
    expect(summaryOf({ ...nobody, place: null, deposit }, justPaid).outcome).toBe('used');
  }
});

it('goes without: the registration stays as it is, except for the deposit', async () => {
  const before = await register('yes');
  const { known, start } = await open();
  await start('goWithout');
  expect(known()?.outcome).toBe('without');
  expect((await api.registrationList({})).registrations).toEqual([
    { ...before, depositAgreement: 'no' },
  ]);
  expect((await open()).known()?.outcome).toBe('without');
});

it('is not paid while its refund is under way, and nobody is asked to pay', async () => {
  const deposit = { ...paid, refund: 'under-way' as const };
  expect(summaryOf({ ...nobody, place: null, deposit }, true).outcome).toBe('refunding');
  expect(settledBy(deposit)).toBeNull();
  expect([settledBy(paid), settledBy(null)]).toEqual(['paid', null]);
  expect([mayPay(deposit), mayPay(paid), mayPay(null)]).toEqual([false, false, true]);
});

it('pays again, but not if another tab has paid meanwhile', async () => {
  await register('yes');
  const { known, leave, start } = await open();
  await start('pay');
  expect(leave).toHaveBeenCalledOnce();
  await pay();
  await start('pay');
  expect(leave).toHaveBeenCalledOnce();
  expect(known()?.outcome).toBe('already-paid');
});

it.runIf(isFull)(
  'can ask again after a failure, and does not leave while the API is unreachable',
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await register('yes');
    site.offline = true;
    const { registered, state, start, known, leave } = await open();
    expect(registered.state.loaded).toEqual(unreachable);
    site.offline = false;
    await registered.load();
    expect(known()?.outcome).toBe('not-paid');
    site.offline = true;
    await start('pay');
    expect(state).toMatchObject({ doing: 'pay', action: { progress: unreachable } });
    expect(leave).not.toHaveBeenCalled();
  },
);

it.runIf(isFull)(
  'can be paid another way once the bank has taken long, and can be checked until then',
  async () => {
    await register('yes');
    await wait();
    site.api.pass(6 * 24 * 60 * 60 * 1000);
    const { known, start, leave } = await open();
    expect(known()?.outcome).toBe('overdue');
    await start('check');
    expect([known()?.outcome, leave.mock.calls]).toEqual(['overdue', []]);
    await start('pay');
    expect(leave).toHaveBeenCalledOnce();
  },
);

it('adds an experience, and knows no more of a registration that was withdrawn elsewhere', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { id } = await register('no');
  const registrationList = vi.fn(api.registrationList);
  const { adding, registered, known } = await open(false, { ...api, registrationList });
  const hide = registered.show();
  await adding.start('peak-axethrowing');
  expect(known()?.registration?.experiences).toEqual(['peak-axethrowing']);
  await api.registrationWithdraw({ id });
  await adding.start('scenic-hike-water-dip');
  expect(adding.state.progress.status).toBe('failed');
  await registrationList.mock.results[1]?.value;
  expect(known()?.registration).toBeNull();
  hide();
});

it('asks the payment service when checked, and says so if it cannot tell', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await register('yes');
  await wait();
  const { known, start, state } = await open();
  stripe.isDown = true;
  await start('check');
  expect(state.action.progress).toMatchObject({ status: 'failed' });
  stripe.isDown = false;
  await start('check');
  expect([state.action.progress.status, known()?.outcome]).toEqual(['done', 'pending']);
});
