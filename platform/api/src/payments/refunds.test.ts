import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { day } from '../clock.ts';
import { readConfig } from '../config.ts';
import { payments } from '../db/schema.ts';
import { createApi } from '../server.ts';
import { createBrowser, newMember, signIn, startTestApi } from '../testing/index.ts';
import type { Browser, ReceivedMail, TestApi } from '../testing/index.ts';
import { startStripe, webhookSecret } from '../testing/stripeServer.ts';
import type { StripeServer } from '../testing/stripeServer.ts';
import { nightOut } from '../../testing/nightOut.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const settings = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret };

let stripe: StripeServer;
let api: TestApi;
beforeAll(async () => {
  stripe = await startStripe();
  api = await startTestApi(settings, { stripeApi: stripe.url });
});
afterAll(async () => {
  await api.end();
  stripe.close();
});
beforeEach(() => {
  stripe.refundStatus = 'succeeded';
});

/** Starts the API again on the same data, `days` later, which begins with what it does every hour. */
async function restart(days: number): Promise<void> {
  await api.stop();
  const clock = () => new Date(Date.now() + days * day);
  api = await startTestApi(api.environment, { clock, stripeApi: stripe.url });
}

const tell = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': signature };
  expect((await api.browser().post('/payment/webhook', body, headers)).status).toBe(200);
};
const depositOf = async (browser: Browser) =>
  ((await browser.get('/api/registrations')).body as { deposit: unknown }).deposit;
const asked = (intent: string) =>
  stripe.requests.filter(
    ({ method, path, body }) =>
      method === 'POST' && path === '/v1/refunds' && body.get('payment_intent') === intent,
  ).length;

/** The texts of the mails to an address that are about a refund, newest first. */
async function refundMails(email: string, browser = api.browser()): Promise<string[]> {
  const { body } = await browser.get(`/dev/mailbox.json?to=${email}`);
  return (body as ReceivedMail[])
    .map(({ text }) => text)
    .filter((text) => text.includes('deposit is on its way back'));
}

/** A member who has registered and paid a deposit. */
async function payer(name: string) {
  const email = `${name}@refunds.example`;
  const member = await newMember(api, email);
  const { body } = await member.post('/api/profiles', {
    ...nightOut,
    budget: { ideal: '0-20', max: '20-50' },
  });
  const { id } = body as { id: string };
  await tell(stripe.message(`cs_${name}`, email));
  return { email, member, intent: `pi_cs_${name}`, id };
}

const withdraw = async (browser: Browser, id: string) =>
  (await browser.post('/api/registrations/withdraw', { id })).status;

/** What Stripe says about the newest refund of a payment. */
function refundMessage(intent: string, status: string, details: object = {}) {
  const id = stripe.refunds.get(intent)?.[0]?.id ?? 're_by_hand';
  return stripe.event(status === 'failed' ? 'refund.failed' : 'refund.updated', {
    id,
    object: 'refund',
    payment_intent: intent,
    amount: 1000,
    status,
    ...details,
  });
}
const disputeMessage = (intent: string, status: string) =>
  stripe.event(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, {
    id: `dp_${intent}`,
    object: 'dispute',
    payment_intent: intent,
    status,
  });

test.runIf(isFull)(
  'a member whose deposit is refunded twice at the same time gets one mail about it',
  async () => {
    const { email, id, intent } = await payer('once');
    await api.stop();
    const held = Promise.withResolvers<void>();
    stripe.until = held.promise;
    const again = await createApi(readConfig(api.environment), {
      clock: () => new Date(Date.now() + 100 * day),
      stripeApi: stripe.url,
      output: { write: () => {} },
    });
    onTestFinished(async () => {
      await again.close();
      api = await startTestApi(api.environment, { stripeApi: stripe.url });
    });
    await expect.poll(() => asked(intent)).toBe(1);
    const browser = () => createBrowser(`http://127.0.0.1:${again.port}`, 'http://localhost:4000');
    const member = await signIn(browser(), email);
    const withdrawn = withdraw(member, id);
    await expect.poll(() => asked(intent)).toBe(2);
    held.resolve();
    stripe.until = Promise.resolve();
    expect(await withdrawn).toBe(200);
    await again.cleaned;
    expect(await depositOf(member)).toMatchObject({ status: 'refunded' });
    expect(await refundMails(email, browser())).toHaveLength(1);
  },
);

test.each(
  sample([
    ['pending', 'under-way'],
    ['requires_action', 'under-way'],
    ['failed', 'refused'],
    ['canceled', 'refused'],
  ] as const),
)('a refund that is %s is not made, until Stripe reports that', async (status, refund) => {
  const { email, member, id, intent } = await payer(`is-${status}`);
  stripe.refundStatus = status;
  expect(await withdraw(member, id)).toBe(200);
  expect(await depositOf(member)).toMatchObject({ status: 'paid', refund });
  expect(await refundMails(email)).toEqual([]);
  const isShown = () =>
    api.logLines.some((line) => line.includes('refund-refused') && line.includes(intent));
  expect(isShown()).toBe(status !== 'pending');

  const made = { ...(refund === 'refused' && { id: 're_by_hand' }) };
  await tell(refundMessage(intent, 'succeeded', made));
  await tell(refundMessage(intent, 'succeeded', made));
  expect(await depositOf(member)).toMatchObject({ status: 'refunded' });
  expect(await refundMails(email)).toHaveLength(1);
  // A message that was overtaken changes nothing.
  await tell(refundMessage(intent, 'pending', made));
  expect(await depositOf(member)).toMatchObject({ status: 'refunded' });
  // A bank may send the money back.
  await tell(refundMessage(intent, 'failed', made));
  expect(await depositOf(member)).toMatchObject({ status: 'paid', refund: 'refused' });
  expect(isShown()).toBe(true);
});

test('a refund of a part, or of a payment of another site, is ignored', async () => {
  const { member, intent } = await payer('part');
  await tell(refundMessage(intent, 'succeeded', { amount: 100 }));
  await tell(refundMessage('pi_other', 'failed'));
  await tell(disputeMessage('pi_other', 'lost'));
  const deposit = await depositOf(member);
  expect(deposit).toMatchObject({ status: 'paid' });
  expect(deposit).not.toHaveProperty('refund');
  expect(api.logLines.join('')).not.toContain('pi_other');
});

test('a refund under way is asked about, and one that failed is tried again a day later', async () => {
  const slow = await payer('slow');
  const refused = await payer('refused');
  stripe.refundStatus = 'pending';
  await withdraw(slow.member, slow.id);
  stripe.refundStatus = 'failed';
  await withdraw(refused.member, refused.id);
  stripe.refundStatus = 'succeeded';

  await restart(0.5);
  expect([asked(slow.intent), asked(refused.intent)]).toEqual([1, 1]);
  stripe.refunds.get(slow.intent)![0]!.status = 'succeeded';
  await restart(1.1);
  expect([asked(slow.intent), asked(refused.intent)]).toEqual([1, 2]);
  for (const { email } of [slow, refused]) {
    expect(await refundMails(email)).toHaveLength(1);
    expect(await depositOf(await api.signedIn(email))).toMatchObject({ status: 'refunded' });
  }
});

test('who has paid twice gets one mail about that, once the refund has begun', async () => {
  const { email, member } = await payer('doubles');
  const told = async () => {
    const { body } = await api.browser().get(`/dev/mailbox.json?to=${email}`);
    return (body as ReceivedMail[]).filter(({ subject }) => subject.startsWith('We give back'));
  };
  const second = stripe.message('cs_doubles2', email);
  stripe.stuck.add('pi_cs_doubles2');
  for (const _ of [1, 2]) await tell(second);
  expect(await told()).toEqual([]);
  expect((await member.get('/api/users/export')).body).toMatchObject({
    more: { paymentsToReturn: [{ provider: 'stripe', reference: 'pi_cs_doubles2' }] },
  });
  stripe.stuck.clear();
  for (const days of [0, 1]) await restart(days);
  await tell(second);
  expect(await told()).toHaveLength(1);
});

test.runIf(isFull)('a disputed deposit is not refunded, unless the dispute is won', async () => {
  const won = await payer('won');
  const lost = await payer('lost');
  const open = await payer('open');
  const unheard = await payer('unheard');
  for (const { intent } of [won, lost, open]) await tell(disputeMessage(intent, 'needs_response'));
  expect(api.logLines.filter((line) => line.includes('payment-disputed'))).toHaveLength(3);
  // Nobody has told us of this one.
  stripe.disputed.add(unheard.intent);
  expect(await withdraw(open.member, open.id)).toBe(200);
  expect(await withdraw(unheard.member, unheard.id)).toBe(200);
  await restart(100);
  const counts = () => [won, lost, open, unheard].map(({ intent }) => asked(intent));
  expect(counts()).toEqual([0, 0, 0, 1]);

  await tell(disputeMessage(won.intent, 'won'));
  await tell(disputeMessage(lost.intent, 'lost'));
  // A message that was overtaken changes nothing.
  for (const { intent } of [won, lost]) await tell(disputeMessage(intent, 'needs_response'));
  await restart(101);
  expect(counts()).toEqual([1, 0, 0, 1]);
  const states = [won, lost, open].map(async ({ email }) => depositOf(await api.signedIn(email)));
  expect(await Promise.all(states)).toEqual([
    expect.objectContaining({ status: 'refunded' }),
    expect.objectContaining({ status: 'refunded' }),
    expect.objectContaining({ status: 'paid' }),
  ]);
  expect(await refundMails(lost.email)).toEqual([]);
});

test.runIf(isFull)(
  'an account is deleted even if its deposit cannot be refunded, which the books remember',
  async () => {
    const { email, member, intent } = await payer('leaves');
    const disputes = await payer('disputes');
    await tell(disputeMessage(disputes.intent, 'needs_response'));
    stripe.stuck.add(intent);
    expect((await member.post('/api/users/delete', { email })).status).toBe(200);
    const { text } = await api.mailTo(email);
    expect(text).toContain('Your $10 deposit is not refunded yet.');
    const gone = await disputes.member.post('/api/users/delete', { email: disputes.email });
    expect(gone.status).toBe(200);
    const entryOf = async (reference: string) => {
      await api.stop();
      const entries = await api.query((db) => db.select().from(payments));
      expect(JSON.stringify(entries)).not.toContain('@');
      return entries.find((entry) => entry.reference === reference);
    };
    expect(await entryOf(intent)).toMatchObject({ amountCents: 1000, refund: 'due' });
    stripe.stuck.clear();
    await restart(1);
    expect(await entryOf(intent)).toMatchObject({
      refund: 'succeeded',
      refundedAt: expect.any(Date),
    });
    expect(await entryOf(disputes.intent)).toMatchObject({ refund: 'due', dispute: 'open' });
    expect(asked(disputes.intent)).toBe(0);
    await restart(1);
  },
);
