import { Stripe } from 'stripe';
import { after, minute, second } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ApiFailure } from '../../http/failure.ts';
import { depositCents, depositName } from '../payments.ts';
import type { PayingMember } from '../payingMember.ts';
import type { Dispute, Payment, Payments, Refund, Report } from '../payments.ts';

type Settings = NonNullable<Config['stripe']>;

const currency = 'cad';

/**
 * The metadata keys that set this site's checkouts apart from others of the same Stripe account, and
 * name the member and what they are registered for.
 */
const siteKey = 'ember_deposit_of';
const memberKey = 'ember_member';
const registrationKey = 'ember_registration';

/** Longer addresses are entered at Stripe, whose fields for such texts have this limit. */
const longestEmail = 200;

/** Whether a checkout is for a deposit of this site. */
const isDeposit = (session: Stripe.Checkout.Session, siteUrl: string): boolean =>
  session.metadata?.[siteKey] === siteUrl &&
  session.amount_total === depositCents &&
  session.currency === currency;

/** The id of something that Stripe names or includes. */
const idOf = (given: string | { id: string } | null): string | undefined =>
  typeof given === 'string' ? given : given?.id;

/**
 * Returns the payment of a finished checkout, or null if it is not finished or not a deposit of this
 * site.
 */
function paymentOf(session: Stripe.Checkout.Session, siteUrl: string): Payment | null {
  const { metadata, payment_intent: intent } = session;
  // Earlier checkouts, for which a bank may still take days, name the member there.
  const userId = metadata?.[memberKey] ?? session.client_reference_id;
  const reference = idOf(intent);
  const isFinished = session.status === 'complete' && isDeposit(session, siteUrl);
  if (!isFinished || !userId || !reference) return null;
  // Some banks take days to confirm a payment.
  const status = session.payment_status === 'paid' ? 'paid' : 'pending';
  return { status, userId, reference, registrationId: metadata?.[registrationKey] };
}

const refundStatuses = ['pending', 'requires_action', 'failed', 'canceled', 'succeeded'] as const;

function refundOf({ id, status }: Stripe.Refund): Refund {
  return { id, status: refundStatuses.find((known) => known === status) ?? 'pending' };
}

function disputeOf({ status }: Stripe.Dispute): Dispute {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/** Returns what an event reports, or null if it is not about a payment. */
function reportIn(event: Stripe.Event, siteUrl: string): Report | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const payment = paymentOf(event.data.object, siteUrl);
      const hasFailed = event.type === 'checkout.session.async_payment_failed';
      return (
        payment && {
          about: 'payment',
          payment: { ...payment, status: hasFailed ? 'failed' : payment.status },
        }
      );
    }
    // Not `refund.created`, which comes while the request that made the refund waits for its response.
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const { object } = event.data;
      const reference = idOf(object.payment_intent);
      // A part of the deposit that somebody gave back by hand leaves the rest of it.
      if (!reference || object.amount !== depositCents) return null;
      return { about: 'refund', reference, refund: refundOf(object) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { object } = event.data;
      const reference = idOf(object.payment_intent);
      return reference ? { about: 'dispute', reference, dispute: disputeOf(object) } : null;
    }
    default:
      return null;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** Whether Stripe says that it has no checkout of this id. */
const isUnknown = (error: unknown): boolean => codeOf(error) === 'resource_missing';

function clientOf(secretKey: string, api: string | undefined): Stripe {
  const place = api ? new URL(api) : undefined;
  return new Stripe(secretKey, {
    // Both tries end before the gateway gives up.
    timeout: 6 * second,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: 'http' as const }),
  });
}

/** How much longer a checkout must be open for somebody to be sent there, in milliseconds. */
const timeToPay = 30 * minute;

/** How many expired checkouts of one attempt are replaced. Stripe remembers keys for a day or two, so there are few. */
const mostReplaced = 5;

/** Takes deposits by Stripe Checkout. `api` is another address of Stripe, for tests. */
export function stripePayments(
  settings: Settings,
  siteUrl: string,
  clock: Clock,
  api?: string,
): Payments {
  const stripe = clientOf(settings.secretKey, api);
  const back = `${siteUrl}/payment/return`;
  /** Begins a checkout. With the key of an earlier one, Stripe returns that again, even if it has expired. */
  const begin = ({ userId, registration }: PayingMember, idempotencyKey: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        ...(userId.length <= longestEmail && { customer_email: userId }),
        metadata: {
          [siteKey]: siteUrl,
          [memberKey]: userId,
          ...(registration && { [registrationKey]: registration.id }),
        },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency,
              unit_amount: depositCents,
              product_data: { name: depositName(registration) },
            },
          },
        ],
        success_url: `${back}?checkout={CHECKOUT_SESSION_ID}`,
        cancel_url: back,
      },
      { idempotencyKey },
    );
  return {
    name: 'stripe',
    async start(payer) {
      const { attempt } = payer;
      const soon = after(clock(), timeToPay).getTime();
      let session = await begin(payer, `deposit-${attempt}`);
      // The next key follows from the checkout that it replaces, so that a reload finds the new one.
      for (let left = mostReplaced; left > 0 && session.expires_at * second <= soon; left -= 1) {
        session = await begin(payer, `deposit-${attempt}-${session.id}`);
      }
      if (!session.url) throw new Error('Stripe returned no URL for the checkout.');
      return session.url;
    },
    async find(checkout) {
      const session = await stripe.checkout.sessions.retrieve(checkout).catch((error: unknown) => {
        if (isUnknown(error)) return null;
        throw error;
      });
      return session && paymentOf(session, siteUrl);
    },
    async check(reference) {
      const { status } = await stripe.paymentIntents.retrieve(reference);
      if (status === 'succeeded') return 'paid';
      // Without a payment method, the last one was refused.
      return status === 'canceled' || status === 'requires_payment_method' ? 'failed' : 'pending';
    },
    async readWebhook(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, settings.webhookSecret)
        .catch(() => {
          throw new ApiFailure('invalid-input', 'The signature is not valid.');
        });
      return reportIn(event, siteUrl);
    },
    async refund(reference) {
      try {
        // Without a fixed idempotency key, for which Stripe would repeat a failure for a day.
        return refundOf(await stripe.refunds.create({ payment_intent: reference }));
      } catch (error) {
        const code = codeOf(error);
        if (code === 'charge_disputed') return null;
        if (code !== 'charge_already_refunded') throw error;
        const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 1 });
        return data[0] ? refundOf(data[0]) : { id: null, status: 'succeeded' };
      }
    },
    async checkRefund(id) {
      return refundOf(await stripe.refunds.retrieve(id));
    },
  };
}
