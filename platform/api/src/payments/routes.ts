import { findSession } from '../session/session.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { readQuery } from '../http/input.ts';
import { failed } from '../errorFields.ts';
import { paymentResult, recordPayment } from './deposits.ts';
import { endOutage, recordOutage } from './outages.ts';
import { afterPayment, payingMember, withoutPaying } from './payingMember.ts';
import type { Payment } from './payments.ts';
import { recordReport } from './refunds.ts';

/** Sends a member's browser to the checkout. A deposit that is paid is not charged again. */
const pay: Endpoint = {
  method: 'GET',
  path: '/payment',
  about: 'Sends the browser to the checkout, or back if it is already paid or under way.',
  hasSideEffects: true,
  async respond(context) {
    const { c, db, payments, log, clock } = context;
    const member = await payingMember(context);
    if (typeof member === 'string') return c.redirect(member, 303);
    const elsewhere = withoutPaying(member, clock());
    if (elsewhere) return c.redirect(elsewhere, 303);
    if (!payments) return c.redirect(afterPayment('unavailable'), 303);
    try {
      const checkout = await payments.start(member);
      await endOutage(member.userId, db);
      return c.redirect(checkout, 303);
    } catch (error) {
      log({ id: c.get('requestId'), ...failed('payment-failed', error) });
      await recordOutage(member.userId, context);
      return c.redirect(afterPayment('unavailable'), 303);
    }
  },
};

/** The return URL for the payment service, with the checkout's id if it was paid. */
const comeBack: Endpoint = {
  method: 'GET',
  path: '/payment/return',
  about: 'Records a paid or pending deposit and sends the browser back to the wizard.',
  query: ['checkout'],
  hasSideEffects: true,
  async respond(context) {
    const { c, db, payments, log } = context;
    const { checkout } = readQuery(c);
    if (!payments || !checkout || !/^[\w-]{1,300}$/.test(checkout)) {
      return c.redirect(afterPayment('cancelled'), 303);
    }
    const session = await findSession(context);
    let payment: Payment | null;
    try {
      payment = await payments.find(checkout);
    } catch (error) {
      log({ id: c.get('requestId'), ...failed('payment-unknown', error) });
      // It may be paid. If so, the webhook reports it.
      if (session) await recordOutage(session.userId, context, checkout);
      return c.redirect(afterPayment('pending'), 303);
    }
    if (session) await endOutage(session.userId, db, checkout);
    if (!payment) return c.redirect(afterPayment('cancelled'), 303);
    await recordPayment(payment, payments, context);
    return c.redirect(afterPayment(await paymentResult(payment.userId, db)), 303);
  },
};

/** The payment service's signed webhook. It repeats each message until it gets a 200. */
const webhook: Endpoint = {
  method: 'POST',
  path: '/payment/webhook',
  about: 'Receives signed messages from the payment service.',
  async respond(context) {
    const { c, payments } = context;
    if (!payments) throw new ApiFailure('not-found');
    const signature = c.req.header('stripe-signature') ?? '';
    const report = await payments.readWebhook(await c.req.text(), signature);
    if (report?.about === 'payment') await recordPayment(report.payment, payments, context);
    else if (report) await recordReport(report, context);
    return c.json({});
  },
};

/** Endpoints for paying the deposit, at the root of the site, since browsers are sent here. */
export const paymentEndpoints: readonly Endpoint[] = [comeBack, pay, webhook];
