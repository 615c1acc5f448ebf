import { Stripe } from 'stripe';
import { depositDollars } from '@emberite/content/registration';
import { second } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ApiFailure } from '../../http/failure.ts';
import { depositCents } from '../payments.ts';
import type { Payment, Payments } from '../payments.ts';

type Settings = NonNullable<Config['stripe']>;

const currency = 'cad';

/**
 * The metadata keys that set this site's checkouts apart from others of the same Stripe account, and
 * name the member.
 */
const siteKey = 'ember_deposit_of';
const memberKey = 'ember_member';

/** Longer addresses are entered at Stripe, whose fields for such texts have this limit. */
const longestEmail = 200;

/** Whether a checkout is for a deposit of this site. */
const isDeposit = (session: Stripe.Checkout.Session, siteUrl: string): boolean =>
  session.metadata?.[siteKey] === siteUrl &&
  session.amount_total === depositCents &&
  session.currency === currency;

/**
 * Returns the payment of a finished checkout, or null if it is not finished or not a deposit of this
 * site.
 */
function paymentOf(session: Stripe.Checkout.Session, siteUrl: string): Payment | null {
  const { metadata, payment_intent: intent } = session;
  // Earlier checkouts, for which a bank may still take days, name the member there.
  const userId = metadata?.[memberKey] ?? session.client_reference_id;
  const reference = typeof intent === 'string' ? intent : intent?.id;
  const isFinished = session.status === 'complete' && isDeposit(session, siteUrl);
  if (!isFinished || !userId || !reference) return null;
  // Some banks take days to confirm a payment.
  const status = session.payment_status === 'paid' ? 'paid' : 'pending';
  return { status, userId, reference };
}

/** Returns the payment that an event is about, or null. */
function paymentIn(event: Stripe.Event, siteUrl: string): Payment | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paymentOf(event.data.object, siteUrl);
    case 'checkout.session.async_payment_failed': {
      const payment = paymentOf(event.data.object, siteUrl);
      return payment && { ...payment, status: 'failed' };
    }
    default:
      return null;
  }
}

/** Whether Stripe says that it has no checkout of this id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function clientOf(secretKey: string, api: string | undefined): Stripe {
  const place = api ? new URL(api) : undefined;
  return new Stripe(secretKey, {
    timeout: 10 * second,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: 'http' as const }),
  });
}

/** Takes deposits by Stripe Checkout. `api` is another address of Stripe, for tests. */
export function stripePayments(settings: Settings, siteUrl: string, api?: string): Payments {
  const stripe = clientOf(settings.secretKey, api);
  const back = `${siteUrl}/payment/return`;
  return {
    name: 'stripe',
    async start({ userId, attempt }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ...(userId.length <= longestEmail && { customer_email: userId }),
          metadata: { [siteKey]: siteUrl, [memberKey]: userId },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: depositCents,
                product_data: { name: `Refundable deposit of $${depositDollars}` },
              },
            },
          ],
          success_url: `${back}?checkout={CHECKOUT_SESSION_ID}`,
          cancel_url: back,
        },
        // The same checkout again if the page is only reloaded.
        { idempotencyKey: `deposit-${attempt}` },
      );
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
      return paymentIn(event, siteUrl);
    },
    async refund(reference) {
      // Without a fixed idempotency key, for which Stripe would repeat a failure for a day. It refunds
      // a payment once, and reports an earlier refund, which is fine.
      await stripe.refunds.create({ payment_intent: reference }).catch((error: unknown) => {
        const { code } = error instanceof Stripe.errors.StripeError ? error : {};
        if (code !== 'charge_already_refunded') throw error;
      });
    },
  };
}
