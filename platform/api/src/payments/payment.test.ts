import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { nightOut } from '../../testing/nightOut.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { startStripe, webhookSecret } from '../testing/stripeServer.ts';
import type { StripeServer } from '../testing/stripeServer.ts';
import { day, hour } from '../clock.ts';
import { readConfig } from '../config.ts';
import { deposits } from '../db/schema.ts';
import { createApi } from '../server.ts';
import { isFull } from '../../../../tools/sample.ts';

const done = '/emberite/experiences/join?deposit=paid';
const alreadyPaid = '/emberite/experiences/join?deposit=already-paid';
const pending = '/emberite/experiences/join?deposit=pending';
const unavailable = '/emberite/experiences/join?deposit=unavailable';
const cancelled = '/emberite/experiences/join?deposit=cancelled';

const leadsTo = async (browser: Browser, path: string) => {
  const { status, headers } = await browser.get(path);
  return [status, headers.get('location')];
};
const depositOf = async (browser: Browser) =>
  ((await browser.get('/api/registrations')).body as { deposit: unknown }).deposit;
const isPaid = {
  status: 'paid',
  amount: 10,
  paidAt: expect.any(String),
};
const isPending = {
  status: 'pending',
  amount: 10,
  startedAt: expect.any(String),
  payableAgain: false,
};
/** Registers a member for a night out with a deposit, and for an experience if one is given. */
const register = (browser: Browser, experience?: string) =>
  browser.post('/api/profiles', { ...nightOut, ...(experience && { experience }) });
const paymentsOf = async (browser: Browser) =>
  ((await browser.get('/api/registrations')).body as { payments: unknown }).payments;

describe('the local test checkout', () => {
  const api = useTestApi();

  const checkout = '/payment/test-checkout';
  const pay = (browser: Browser) => browser.send(checkout, new URLSearchParams());

  test('says what it is, and records the deposit', async () => {
    const member = await newMember(api, 'pays@people.example');
    expect(await leadsTo(member, '/payment')).toEqual([303, checkout]);
    const { body } = await member.get(checkout);
    expect(body).toContain('Test checkout: no money moves');
    expect(body).toContain('Pay $10');
    expect(body).toContain('Refundable deposit of $10<');
    await register(member, 'peak-axethrowing');
    expect((await member.get(checkout)).body).toContain(
      'Refundable deposit of $10 for Peak Axe Throwing<',
    );
    expect(await depositOf(member)).toBeNull();
    const paid = await pay(member);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, done]);
    expect(await depositOf(member)).toEqual(isPaid);
    const { text } = await api.mailTo('pays@people.example');
    expect(text).toContain('your $10 deposit for Peak Axe Throwing is paid');
    expect(text).toContain('We now look for a full, balanced group.');
  });

  test('once, however often it is sent or the page is reloaded', async () => {
    const member = await newMember(api, 'twice@people.example');
    await Promise.all([pay(member), pay(member), pay(member)]);
    const first = await depositOf(member);
    expect(first).toEqual(isPaid);
    api.pass(1000);
    await pay(member);
    expect(await depositOf(member)).toEqual(first);
    // Who is not registered waits for no group.
    expect((await api.mailTo('twice@people.example')).text).not.toContain('We now look');
    expect(await leadsTo(member, '/payment')).toEqual([303, alreadyPaid]);
    expect(await leadsTo(member, checkout)).toEqual([303, alreadyPaid]);
  });

  test.runIf(isFull)('plays a bank that takes days to confirm or refuse', async () => {
    const member = await newMember(api, 'banks@people.example');
    const press = async (outcome: string) =>
      (await member.send(checkout, new URLSearchParams({ outcome }))).headers.get('location');
    expect(await press('pending')).toBe(pending);
    expect(await depositOf(member)).toEqual(isPending);
    expect(await leadsTo(member, '/payment')).toEqual([303, pending]);
    expect((await member.get(checkout)).body).toContain('Refuse the payment');
    expect(await press('failed')).toBe(cancelled);
    expect(await depositOf(member)).toMatchObject({ status: 'failed' });
    expect(await leadsTo(member, '/payment')).toEqual([303, checkout]);
    await press('pending');
    expect(await press('paid')).toBe(done);
    expect(await depositOf(member)).toEqual(isPaid);
  });

  test('sends visitors and users without a profile to where they can become members', async () => {
    const guest = await api.signedIn('guest@people.example');
    expect(await leadsTo(api.browser(), '/payment')).toEqual([
      303,
      '/login?redirectedFrom=%2Femberite%2Fexperiences%2Fjoin',
    ]);
    expect(await leadsTo(guest, '/payment')).toEqual([303, '/welcome']);
    expect((await pay(guest)).headers.get('location')).toBe('/welcome');
    expect(await depositOf(guest)).toBeNull();
  });

  test('another site cannot pay for a member', async () => {
    const member = await newMember(api, 'forged@people.example');
    const refused = await member.post(checkout, '', { origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expect(await depositOf(member)).toBeNull();
  });

  test.runIf(isFull)('is paid again by a user who returns after deleting the account', async () => {
    const email = 'returns@people.example';
    const member = await newMember(api, email);
    await pay(member);
    expect((await member.post('/api/users/delete', { email })).status).toBe(200);
    const again = await newMember(api, email);
    expect(await depositOf(again)).toBeNull();
    await pay(again);
    expect(await depositOf(again)).toEqual(isPaid);
  });

  test.runIf(isFull)('is refunded after three months, and can then be paid again', async () => {
    const at = (time: string) => ({ clock: () => new Date(time) });
    const first = await startTestApi({}, at('2026-07-01T12:00Z'));
    await pay(await newMember(first, 'refund@people.example'));
    await first.stop();
    // 92 days, because months differ in length.
    const soon = await startTestApi(first.environment, at('2026-10-01T11:59Z'));
    expect(await depositOf(await soon.signedIn('refund@people.example'))).toEqual(isPaid);
    await soon.stop();
    const later = await startTestApi(first.environment, at('2026-10-01T12:01Z'));
    const { text } = await later.mailTo('refund@people.example');
    expect(text).toContain('No group formed for you within three months');
    expect(text).not.toContain('You stay registered');
    const again = await later.signedIn('refund@people.example');
    expect(await depositOf(again)).toMatchObject({ status: 'refunded', amount: 10 });
    await pay(again);
    expect(await depositOf(again)).toEqual(isPaid);
    await later.end();
  });
});

describe('Stripe', () => {
  let stripe: StripeServer;
  let api: TestApi;
  beforeAll(async () => {
    stripe = await startStripe();
    api = await startTestApi(
      { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret },
      { stripeApi: stripe.url },
    );
  });
  afterAll(async () => {
    await api.end();
    stripe.close();
  });

  /** The id of the checkout that a member is sent to. */
  const begin = async (member: Browser) => {
    const [status, location] = await leadsTo(member, '/payment');
    expect(status).toBe(303);
    return /^https:\/\/checkout\.stripe\.example\/(cs_\d+)$/.exec(String(location))?.[1] ?? 'none';
  };
  const tell = ({ body, signature }: { body: string; signature: string }) =>
    api.browser().post('/payment/webhook', body, { 'stripe-signature': signature });
  const refunds = () =>
    stripe.requests.flatMap(({ method, path, body }) =>
      method === 'POST' && path === '/v1/refunds' ? body.get('payment_intent') : [],
    );

  test('a member is sent to the same checkout however often the page is loaded', async () => {
    const member = await newMember(api, 'reload@people.example');
    const first = await begin(member);
    expect(await begin(member)).toBe(first);
    const { body } = stripe.requests.at(-1)!;
    expect(Object.fromEntries(body)).toMatchObject({
      mode: 'payment',
      customer_email: 'reload@people.example',
      'line_items[0][price_data][unit_amount]': '1000',
      success_url: 'http://localhost:4000/payment/return?checkout={CHECKOUT_SESSION_ID}',
    });
  });

  test.runIf(isFull)(
    'a member reads what the deposit is for, also after that has changed',
    async () => {
      const member = await newMember(api, 'reads@people.example');
      const named = async () => {
        await begin(member);
        return stripe.requests.at(-1)!.body.get('line_items[0][price_data][product_data][name]');
      };
      await register(member);
      expect(await named()).toBe('Refundable deposit of $10 for a night out');
      await register(member, 'peak-axethrowing');
      expect(await named()).toBe('Refundable deposit of $10 for Peak Axe Throwing');
    },
  );

  test.runIf(isFull)(
    'a checkout that was left open for a day is replaced by a new one',
    async () => {
      const member = await newMember(api, 'slept@people.example');
      const first = await begin(member);
      let passed = 0;
      stripe.now = () => Date.now() + passed;
      const pass = (ms: number) => {
        passed += ms;
        api.pass(ms);
      };
      pass(23 * hour);
      expect(await begin(member)).toBe(first);
      pass(hour);
      const second = await begin(member);
      expect(second).not.toBe(first);
      expect(await begin(member)).toBe(second);
      pass(day);
      const third = await begin(member);
      expect([first, second]).not.toContain(third);
      expect(await Promise.all([begin(member), begin(member)])).toEqual([third, third]);
      stripe.paid.add(third);
      expect(await leadsTo(member, `/payment/return?checkout=${third}`)).toEqual([303, done]);
      api.pass(-passed);
      stripe.now = Date.now;
    },
  );

  test.runIf(isFull)('the longest address can pay too', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;
    expect(email).toHaveLength(254);
    const member = await newMember(api, email);
    const id = await begin(member);
    stripe.paid.add(id);
    expect(await leadsTo(member, `/payment/return?checkout=${id}`)).toEqual([303, done]);
    expect(await depositOf(member)).toEqual(isPaid);
    expect(stripe.requests.some(({ body }) => body.get('customer_email') === email)).toBe(false);
  });

  test.runIf(isFull)(
    'a checkout that was begun before its metadata named the member is recorded',
    async () => {
      const email = 'inflight@people.example';
      const member = await newMember(api, email);
      const metadata = { ember_deposit_of: 'http://localhost:4000' };
      const before = { client_reference_id: email, metadata };
      expect((await tell(stripe.message('cs_before', '', before))).status).toBe(200);
      expect(await depositOf(member)).toEqual(isPaid);
    },
  );

  test('returning from a paid checkout records the deposit, from an unpaid one does not', async () => {
    const member = await newMember(api, 'back@people.example');
    const id = await begin(member);
    expect(await leadsTo(member, `/payment/return?checkout=${id}`)).toEqual([303, cancelled]);
    expect(await depositOf(member)).toBeNull();
    stripe.paid.add(id);
    expect(await leadsTo(member, `/payment/return?checkout=${id}`)).toEqual([303, done]);
    expect(await depositOf(member)).toEqual(isPaid);
    expect(await leadsTo(member, '/payment/return')).toEqual([303, cancelled]);
    expect(await leadsTo(member, '/payment/return?checkout=cs_unknown')).toEqual([303, cancelled]);
  });

  test('a payment that a bank has not confirmed is pending until the webhook reports it', async () => {
    const email = 'waits@people.example';
    const member = await newMember(api, email);
    const id = await begin(member);
    const back = `/payment/return?checkout=${id}`;
    stripe.unconfirmed.add(id);
    expect(await leadsTo(member, back)).toEqual([303, pending]);
    expect(await depositOf(member)).toEqual(isPending);
    expect(await leadsTo(member, '/payment')).toEqual([303, pending]);
    const type = 'checkout.session.async_payment_succeeded';
    expect((await tell(stripe.message(id, email, {}, type))).status).toBe(200);
    expect(await depositOf(member)).toEqual(isPaid);
    stripe.paid.add(id);
    expect(await leadsTo(member, back)).toEqual([303, done]);
  });

  const check = (member: Browser) => member.post('/api/registrations/deposit/check', {});

  test.each([
    ['succeeded', 'paid'],
    ['canceled', 'failed'],
  ] as const)('Check again asks Stripe: %s is %s', async (became, status) => {
    const email = `${status}@check.example`;
    const member = await newMember(api, email);
    await tell(stripe.message(`cs_${became}`, email, { payment_status: 'unpaid' }));
    expect((await check(member)).body).toMatchObject({ deposit: isPending });
    stripe.intents.set(`pi_cs_${became}`, became);
    expect((await check(member)).body).toMatchObject({ deposit: { status } });
    expect(await depositOf(member)).toMatchObject({ status });
  });

  test('Check again asks about a checkout of which Stripe could not say whether it is paid', async () => {
    const member = await newMember(api, 'unknown@check.example');
    const id = await begin(member);
    stripe.isDown = true;
    expect(await leadsTo(member, `/payment/return?checkout=${id}`)).toEqual([303, pending]);
    expect((await check(member)).body).toMatchObject({ code: 'payment-unavailable' });
    stripe.isDown = false;
    // Nor do we forget it when the member starts again, or comes back from another one.
    await begin(member);
    await leadsTo(member, '/payment/return?checkout=cs_unknown');
    expect(await paymentsOf(member)).toBe('unconfirmed');
    stripe.paid.add(id);
    expect((await check(member)).body).toMatchObject({ deposit: isPaid, payments: 'open' });
  });

  test('a payment that comes after its registration was withdrawn is refunded', async () => {
    const email = 'withdrawn@check.example';
    const member = await newMember(api, email);
    const { body } = await register(member);
    const begun = stripe.message('cs_withdrawn', email, { payment_status: 'unpaid' });
    await tell(begun);
    const { id } = body as { id: string };
    expect((await member.post('/api/registrations/withdraw', { id })).status).toBe(200);
    expect(await depositOf(member)).toBeNull();
    await tell(begun);
    expect(await depositOf(member)).toBeNull();
    await tell(stripe.message('cs_withdrawn', email));
    expect(refunds()).toContain('pi_cs_withdrawn');
    expect(await depositOf(member)).toBeNull();
  });

  test('a checkout that is open while its registration is withdrawn goes back, and another registration gets its own', async () => {
    const member = await newMember(api, 'open@check.example');
    await register(member);
    const first = await begin(member);
    const { body } = await member.get('/api/registrations');
    const [{ id }] = (body as { registrations: [{ id: string }] }).registrations;
    expect((await member.post('/api/registrations/withdraw', { id })).status).toBe(200);
    stripe.paid.add(first);
    expect(await leadsTo(member, `/payment/return?checkout=${first}`)).toEqual([303, cancelled]);
    expect(refunds()).toContain(`pi_${first}`);
    expect(await depositOf(member)).toBeNull();
    await register(member);
    const second = await begin(member);
    expect(second).not.toBe(first);
    stripe.paid.add(second);
    expect(await leadsTo(member, `/payment/return?checkout=${second}`)).toEqual([303, done]);
    expect(await depositOf(member)).toEqual(isPaid);
  });

  test.runIf(isFull)('while Stripe is down, Check again says so', async () => {
    const email = 'dark@check.example';
    const member = await newMember(api, email);
    await tell(stripe.message('cs_dark', email, { payment_status: 'unpaid' }));
    stripe.isDown = true;
    const { status, body } = await check(member);
    stripe.isDown = false;
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'payment-unavailable' })]);
    expect(await depositOf(member)).toEqual(isPending);
  });

  test.runIf(isFull)(
    'a payment that is pending for five days may be paid another way',
    async () => {
      const email = 'slow@check.example';
      const member = await newMember(api, email);
      await tell(stripe.message('cs_slow', email, { payment_status: 'unpaid' }));
      expect(await leadsTo(member, '/payment')).toEqual([303, pending]);
      api.pass(5 * 86_400_000);
      expect(await depositOf(member)).toEqual({ ...isPending, payableAgain: true });
      const next = await begin(member);
      stripe.paid.add(next);
      expect(await leadsTo(member, `/payment/return?checkout=${next}`)).toEqual([303, done]);
      await tell(stripe.message('cs_slow', email));
      expect(refunds()).toContain('pi_cs_slow');
      const given = 'We give back your payment of $10';
      await expect.poll(async () => (await api.mailTo(email)).subject).toBe(given);
      expect(await depositOf(member)).toEqual(isPaid);
    },
  );

  const waiting = { payment_status: 'unpaid' };
  const failure = 'checkout.session.async_payment_failed';
  const success = 'checkout.session.async_payment_succeeded';

  test('the webhook tells of a payment under way, and of its failure; then it can be paid', async () => {
    const email = 'refused@people.example';
    const member = await newMember(api, email);
    const id = await begin(member);
    const begun = stripe.message(id, email, waiting);
    await tell(begun);
    const first = await depositOf(member);
    expect(first).toEqual(isPending);
    api.pass(1000);
    await tell(begun);
    expect(await depositOf(member)).toEqual(first);
    await tell(stripe.message(id, email, waiting, failure));
    expect(await depositOf(member)).toMatchObject({
      status: 'failed',
      startedAt: (first as { startedAt: string }).startedAt,
    });
    // The same message again, and the page of the failed checkout, do not revive it.
    await tell(begun);
    stripe.unconfirmed.add(id);
    expect(await leadsTo(member, `/payment/return?checkout=${id}`)).toEqual([303, cancelled]);
    expect(await depositOf(member)).toMatchObject({ status: 'failed' });
    const next = await begin(member);
    expect(next).not.toBe(id);
    stripe.paid.add(next);
    expect(await leadsTo(member, `/payment/return?checkout=${next}`)).toEqual([303, done]);
    expect(refunds()).not.toContain(`pi_${id}`);
  });

  test.runIf(isFull)('messages about one payment may come in any order', async () => {
    const email = 'order@people.example';
    const member = await newMember(api, email);
    await tell(stripe.message('cs_order', email, {}, success));
    await tell(stripe.message('cs_order', email, waiting));
    expect(await depositOf(member)).toEqual(isPaid);
    const other = await newMember(api, 'order2@people.example');
    await tell(stripe.message('cs_order2', 'order2@people.example', waiting, failure));
    await tell(stripe.message('cs_order2', 'order2@people.example', waiting));
    expect(await depositOf(other)).toMatchObject({ status: 'failed' });
    expect(refunds()).not.toContain('pi_cs_order');
  });

  test('of two payments under way one is kept and the other refunded', async () => {
    const email = 'both@people.example';
    const member = await newMember(api, email);
    await tell(stripe.message('cs_one', email, waiting));
    await tell(stripe.message('cs_two', email, waiting));
    await tell(stripe.message('cs_two', email, waiting, failure));
    expect(await depositOf(member)).toEqual(isPending);
    await tell(stripe.message('cs_three', email, {}, success));
    await tell(stripe.message('cs_one', email, {}, success));
    expect(await depositOf(member)).toEqual(isPaid);
    expect(refunds()).toContain('pi_cs_one');
    expect(refunds()).not.toContain('pi_cs_three');
  });

  test('an account whose sessions end while its deposit is refunded is not deleted', async () => {
    const email = 'stolen@people.example';
    const member = await newMember(api, email);
    const thief = api.browser();
    for (const [name, value] of member.cookies) thief.cookies.set(name, value);
    await tell(stripe.message('cs_stolen', email));
    const { promise, resolve } = Promise.withResolvers<void>();
    stripe.until = promise;
    const deletion = thief.post('/api/users/delete', { email });
    await expect.poll(refunds).toContain('pi_cs_stolen');
    await member.post('/api/auth/sessions/end-all', {});
    resolve();
    expect((await deletion).status).toBe(401);
    const again = await api.signedIn(email);
    expect((await again.get('/api/auth/me')).body).toMatchObject({ hasProfile: true });
  });

  test.runIf(isFull)('an API with refunds that nobody answers serves at once', async () => {
    const own = await startTestApi(
      { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret },
      { stripeApi: stripe.url },
    );
    for (const name of ['one', 'two', 'three']) {
      const member = await newMember(own, `${name}@people.example`);
      const [, location] = await leadsTo(member, '/payment');
      const id = /cs_\d+$/.exec(String(location))![0];
      stripe.paid.add(id);
      await leadsTo(member, `/payment/return?checkout=${id}`);
    }
    await own.stop();
    const answer = Promise.withResolvers<void>();
    stripe.until = answer.promise;
    const before = refunds().length;
    const later = new Date(Date.now() + 100 * 24 * 60 * 60 * 1_000);
    const again = await createApi(readConfig(own.environment), {
      clock: () => later,
      stripeApi: stripe.url,
      output: { write: () => {} },
    });
    const health = await fetch(`http://127.0.0.1:${again.port}/api/ready`);
    expect(health.status).toBe(200);
    await expect.poll(() => refunds().length).toBe(before + 1);
    const ended = again.close();
    answer.resolve();
    stripe.until = Promise.resolve();
    await ended;
    // The end waits for the refund that has begun, and begins no other.
    expect(refunds()).toHaveLength(before + 1);
    const stored = await own.query((db) => db.select().from(deposits));
    expect(stored.map(({ status }) => status).toSorted()).toEqual(['paid', 'paid', 'refunded']);
    await own.end();
  });

  test.runIf(isFull)(
    'a payment under way is refunded if the account is deleted meanwhile',
    async () => {
      const email = 'impatient@people.example';
      const member = await newMember(api, email);
      await tell(stripe.message('cs_gone', email, waiting));
      expect((await member.post('/api/users/delete', { email })).status).toBe(200);
      await tell(stripe.message('cs_gone', email, {}, success));
      expect(refunds()).toContain('pi_cs_gone');
    },
  );

  test.runIf(isFull)(
    'while Stripe cannot say whether it is paid, it is unconfirmed, for an hour at most',
    async () => {
      const member = await newMember(api, 'unsure@people.example');
      const back = `/payment/return?checkout=${await begin(member)}`;
      expect(await paymentsOf(member)).toBe('open');
      stripe.isDown = true;
      expect(await leadsTo(member, back)).toEqual([303, pending]);
      expect([await paymentsOf(member), await depositOf(member)]).toEqual(['unconfirmed', null]);
      stripe.isDown = false;
      expect(await leadsTo(member, back)).toEqual([303, cancelled]);
      expect([await paymentsOf(member), await depositOf(member)]).toEqual(['open', null]);
      stripe.isDown = true;
      await leadsTo(member, back);
      stripe.isDown = false;
      api.pass(61 * 60_000);
      expect(await paymentsOf(member)).toBe('open');
    },
  );

  test.runIf(isFull)(
    'payments are unavailable for ten minutes after one could not be started',
    async () => {
      const member = await newMember(api, 'down@people.example');
      stripe.isDown = true;
      expect(await leadsTo(member, '/payment')).toEqual([303, unavailable]);
      stripe.isDown = false;
      expect(await paymentsOf(member)).toBe('unavailable');
      await begin(member);
      expect(await paymentsOf(member)).toBe('open');
      stripe.isDown = true;
      await leadsTo(member, '/payment');
      stripe.isDown = false;
      api.pass(11 * 60_000);
      expect(await paymentsOf(member)).toBe('open');
    },
  );

  test.runIf(isFull)(
    'a start that failed is tried again, and then a reload stays with that checkout',
    async () => {
      const member = await newMember(api, 'retries@people.example');
      for (const _ of [1, 2]) {
        stripe.isDown = true;
        expect(await leadsTo(member, '/payment')).toEqual([303, unavailable]);
        stripe.isDown = false;
        const clicked = await Promise.all([begin(member), begin(member)]);
        expect(clicked[0]).toMatch(/^cs_/);
        expect(clicked).toEqual([clicked[0], clicked[0]]);
        expect(await begin(member)).toBe(clicked[0]);
      }
    },
  );

  test('the webhook records it once, however often it is called', async () => {
    const member = await newMember(api, 'told@people.example');
    const before = refunds();
    const message = stripe.message(await begin(member), 'told@people.example');
    const responses = await Promise.all([tell(message), tell(message), tell(message)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await depositOf(member)).toEqual(isPaid);
    expect(refunds()).toEqual(before);
    // A page that was opened before does not pay again.
    const asked = stripe.requests.length;
    expect(await leadsTo(member, '/payment')).toEqual([303, alreadyPaid]);
    expect(stripe.requests).toHaveLength(asked);
  });

  test.each([
    { metadata: {} },
    { metadata: { ember_deposit_of: 'https://staging.example' } },
    { amount_total: 1 },
    { currency: 'usd' },
  ])('another payment of the same Stripe account is ignored: %j', async (other) => {
    const member = await newMember(api, 'shared@people.example');
    const before = refunds().length;
    const message = stripe.message('cs_other', 'shared@people.example', other);
    expect((await tell(message)).status).toBe(200);
    expect(await depositOf(member)).toBeNull();
    expect(refunds()).toHaveLength(before);
  });

  test('an unsigned message is refused', async () => {
    const member = await newMember(api, 'unsigned@people.example');
    const { body, signature } = stripe.message('cs_forged', 'unsigned@people.example');
    const changed = body.replace('cs_forged', 'cs_other');
    for (const message of [
      { body: changed, signature },
      { body, signature: 't=1,v1=00' },
      { body, signature: '' },
    ]) {
      expect((await tell(message)).status).toBe(400);
    }
    expect(await depositOf(member)).toBeNull();
  });

  test('a second payment, or one for a deleted user, is refunded', async () => {
    const member = await newMember(api, 'double@people.example');
    await tell(stripe.message('cs_a', 'double@people.example'));
    await tell(stripe.message('cs_b', 'double@people.example'));
    expect(refunds()).toContain('pi_cs_b');
    expect(await depositOf(member)).toEqual(isPaid);
    await tell(stripe.message('cs_c', 'nobody@people.example'));
    expect(refunds()).toContain('pi_cs_c');
    expect(refunds()).not.toContain('pi_cs_a');
  });

  test('deleting the account refunds the deposit', async () => {
    const member = await newMember(api, 'leaves@people.example');
    await tell(stripe.message('cs_d', 'leaves@people.example'));
    const { status } = await member.post('/api/users/delete', { email: 'leaves@people.example' });
    expect(status).toBe(200);
    expect(refunds()).toContain('pi_cs_d');
  });

  test.runIf(isFull)(
    'the page of a payment from before the deletion pays for nothing',
    async () => {
      const email = 'rejoins@people.example';
      const member = await newMember(api, email);
      const old = await begin(member);
      stripe.paid.add(old);
      expect(await leadsTo(member, `/payment/return?checkout=${old}`)).toEqual([303, done]);
      expect((await member.post('/api/users/delete', { email })).status).toBe(200);

      const again = await newMember(api, email);
      expect(await leadsTo(again, `/payment/return?checkout=${old}`)).toEqual([303, cancelled]);
      expect(await depositOf(again)).toBeNull();
      const anew = await begin(again);
      expect(anew).not.toBe(old);
      stripe.paid.add(anew);
      expect(await leadsTo(again, `/payment/return?checkout=${anew}`)).toEqual([303, done]);
      expect(await depositOf(again)).toEqual(isPaid);
    },
  );

  test.runIf(isFull)(
    'the page of a refunded payment pays for nothing, even after another payment',
    async () => {
      const email = 'seasons@people.example';
      let environment: Record<string, string> = {
        STRIPE_SECRET_KEY: 'sk_test',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      };
      let first = '';
      for (const month of ['2026-01', '2026-05', '2026-09']) {
        const clock = () => new Date(`${month}-01T12:00Z`);
        const season = await startTestApi(environment, { clock, stripeApi: stripe.url });
        environment = season.environment;
        const member = first === '' ? await newMember(season, email) : await season.signedIn(email);
        const before = await depositOf(member);
        if (first !== '') {
          const page = `/payment/return?checkout=${first}`;
          expect(await leadsTo(member, page)).toEqual([303, cancelled]);
          expect(before).toMatchObject({ status: 'refunded' });
          expect(await depositOf(member)).toEqual(before);
        }
        const checkout = await begin(member);
        first ||= checkout;
        stripe.paid.add(checkout);
        expect(await leadsTo(member, `/payment/return?checkout=${checkout}`)).toEqual([303, done]);
        await (month === '2026-09' ? season.end() : season.stop());
      }
    },
  );

  test('a refunded payment is not refunded again', async () => {
    const message = stripe.message('cs_e', 'nobody@people.example');
    expect([(await tell(message)).status, (await tell(message)).status]).toEqual([200, 200]);
    expect(refunds().filter((intent) => intent === 'pi_cs_e')).toHaveLength(1);
  });

  test.runIf(isFull)(
    'a payment that arrives while the account is deleted is not lost',
    async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const email = `late${turn}@people.example`;
        const member = await newMember(api, email);
        const [{ status }] = await Promise.all([
          member.post('/api/users/delete', { email }),
          tell(stripe.message(`cs_late${turn}`, email)),
        ]);
        expect(status).toBe(200);
        expect(refunds()).toContain(`pi_cs_late${turn}`);
      }
    },
  );

  test('there is no test checkout', async () => {
    const member = await newMember(api, 'local@people.example');
    expect((await member.get('/payment/test-checkout')).status).toBe(404);
  });
});

test.runIf(isFull)('in production without a payment service nobody is asked to pay', async () => {
  const api = await startTestApi({ NODE_ENV: 'production', SITE_URL: 'https://e.example' });
  expect(await leadsTo(api.browser(), '/payment')).toEqual([
    303,
    '/login?redirectedFrom=%2Femberite%2Fexperiences%2Fjoin',
  ]);
  expect((await api.browser().post('/payment/webhook', '')).status).toBe(404);
  expect((await api.browser().get('/payment/test-checkout')).status).toBe(404);
  await api.end();
});
