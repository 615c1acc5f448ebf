import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

interface StripeRequest {
  method: string;
  path: string;
  key: string | undefined;
  body: URLSearchParams;
}

/** A checkout that was started. */
interface Checkout {
  id: string;
  userId: string;
  registrationId: string | null;
  expiresAt: number;
}

/** The body of a message to the webhook, and its signature. */
interface SignedMessage {
  body: string;
  signature: string;
}

/** The secret that signs messages. */
export const webhookSecret = 'whsec_for_tests';

const session = (
  { id, userId, registrationId }: Omit<Checkout, 'expiresAt'>,
  isPaid: boolean,
  isFinished = isPaid,
) => ({
  id,
  object: 'checkout.session',
  url: `https://checkout.stripe.example/${id}`,
  client_reference_id: null,
  status: isFinished ? 'complete' : 'open',
  payment_intent: isFinished ? `pi_${id}` : null,
  payment_status: isPaid ? 'paid' : 'unpaid',
  amount_total: 1000,
  currency: 'cad',
  metadata: {
    ember_deposit_of: 'http://localhost:4000',
    ember_member: userId,
    ...(registrationId && { ember_registration: registrationId }),
  },
});

/** The maximum number of characters that Stripe accepts in some fields. */
const longest = { client_reference_id: 200, 'metadata[ember_member]': 500 };

/**
 * Starts a fake Stripe on this machine: it responds to what the API sends, and signs like Stripe does. It gives a failed
 * request the same response again if it has the same idempotency key.
 */
export async function startStripe() {
  const failures = new Map<string, { status: number; body: object }>();
  const refund = (intent: string) => {
    const made = fake.refunds.get(intent) ?? [];
    const isRefunded = made.some(({ status }) => status !== 'failed' && status !== 'canceled');
    if (fake.disputed.has(intent)) return { error: { code: 'charge_disputed' } };
    if (isRefunded) return { error: { code: 'charge_already_refunded' } };
    if (fake.stuck.has(intent)) return { error: { code: 'refund_failed' } };
    const id = `re_${made.length + 1}_${intent}`;
    fake.refunds.set(intent, [{ id, status: fake.refundStatus }, ...made]);
    return { id, object: 'refund', status: fake.refundStatus };
  };
  const bodyFor = (method: string, path: string, key: string, body: URLSearchParams) => {
    const id = path.split('/').at(-1) ?? '';
    if (path === '/v1/refunds') {
      const intent = body.get('payment_intent') ?? '';
      return method === 'POST'
        ? refund(intent)
        : { object: 'list', data: fake.refunds.get(intent) };
    }
    if (path.startsWith('/v1/refunds/')) {
      const made = [...fake.refunds.values()].flat().find((one) => one.id === id);
      return made ?? { error: { code: 'resource_missing' } };
    }
    if (path === '/v1/checkout/sessions') {
      const isTooLong = Object.entries(longest).some(
        ([name, most]) => (body.get(name) ?? '').length > most,
      );
      if (isTooLong) return { error: { code: 'parameter_invalid_string_too_long' } };
      const userId = body.get('metadata[ember_member]') ?? '';
      const registrationId = body.get('metadata[ember_registration]');
      const expiresAt = Math.floor(fake.now() / 1_000) + 24 * 60 * 60;
      const id = `cs_${fake.checkouts.size + 1}`;
      const begun = fake.checkouts.get(key) ?? { id, userId, registrationId, expiresAt };
      fake.checkouts.set(key, begun);
      return { ...session(begun, false), expires_at: begun.expiresAt };
    }
    if (path.startsWith('/v1/payment_intents/')) {
      return { id, object: 'payment_intent', status: fake.intents.get(id) ?? 'processing' };
    }
    const begun = [...fake.checkouts.values()].find((checkout) => checkout.id === id);
    if (!begun) return { error: { code: 'resource_missing' } };
    const isPaid = fake.paid.has(id);
    return session(begun, isPaid, isPaid || fake.unconfirmed.has(id));
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe');
    const method = request.method ?? '';
    const key = request.headers['idempotency-key']?.toString();
    const body = method === 'POST' ? new URLSearchParams(text) : searchParams;
    fake.requests.push({ method, path, key, body });
    await fake.until;
    const respond = () => {
      if (fake.isDown) return { status: 500, body: { error: {} } };
      const found = bodyFor(method, path, key ?? '', body);
      return { status: 'error' in found ? 400 : 200, body: found };
    };
    const { status, body: sent } = failures.get(key ?? '') ?? respond();
    if (key && status !== 200) failures.set(key, { status, body: sent });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(sent));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stripe = new Stripe('sk_test');
  const fake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Each request: its method, path, body or query, and idempotency key. */
    requests: [] as StripeRequest[],
    /** The checkouts that were started, by idempotency key. */
    checkouts: new Map<string, Checkout>(),
    /** The paid checkouts, by id. */
    paid: new Set<string>(),
    /** The checkouts that are finished but that a bank has not confirmed yet, by id. */
    unconfirmed: new Set<string>(),
    /** What became of payments, by id. Others are still under way. */
    intents: new Map<string, 'succeeded' | 'canceled'>(),
    /** Whether every request fails. */
    isDown: false,
    /** The payments whose refund fails at once. */
    stuck: new Set<string>(),
    /** The refunds, by payment, newest first. `status` may be changed. */
    refunds: new Map<string, { id: string; status: string }[]>(),
    /** How new refunds stand. */
    refundStatus: 'succeeded',
    /** The payments that are disputed. */
    disputed: new Set<string>(),
    /** What it takes for the current time, in milliseconds. Checkouts expire a day later. */
    now: () => Date.now(),
    /** What it waits for before it responds. */
    until: Promise.resolve(),
    /** A signed Stripe message about a paid checkout. `details` override its fields. */
    message: (
      id: string,
      userId: string,
      details: object = {},
      type = 'checkout.session.completed',
    ): SignedMessage =>
      fake.event(type, { ...session({ id, userId, registrationId: null }, true), ...details }),
    /** A signed Stripe message about anything else. */
    event(type: string, object: object): SignedMessage {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
      });
      return { body, signature };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;
