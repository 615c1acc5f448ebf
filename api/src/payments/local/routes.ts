import type { Endpoint } from '../../http/handle.ts';
import { recordPayment } from '../deposits.ts';
import { afterPayment, payingMember } from '../payingMember.ts';
import { checkoutPage } from './page.ts';
import { checkoutPath, localPayments } from './payments.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const show: Endpoint = {
  method: 'GET',
  path: checkoutPath,
  about: 'Shows the test checkout.',
  async respond(context) {
    const { c } = context;
    const member = await payingMember(context);
    if (typeof member === 'string') return c.redirect(member, 303);
    if (member.isPaid) return c.redirect(afterPayment('paid'), 303);
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(checkoutPage);
  },
};

const payHere: Endpoint = {
  method: 'POST',
  path: checkoutPath,
  about: 'Pays the deposit at the test checkout.',
  async respond(context) {
    const member = await payingMember(context);
    if (typeof member === 'string') return context.c.redirect(member, 303);
    const payment = { userId: member.userId, reference: `local-${member.attempt}` };
    await recordPayment(payment, localPayments, context);
    return context.c.redirect(afterPayment('paid'), 303);
  },
};

/**
 * Endpoints of the test checkout. Never mounted in production, or if a payment service is
 * configured.
 */
export const localCheckoutEndpoints: readonly Endpoint[] = [payHere, show];
