import { formPolicy } from '../../dev/localPage.ts';
import type { Endpoint, RequestContext } from '../../endpoint/handle.ts';
import { isPayable, paymentResult, recordPayment } from '../deposits.ts';
import { recordOutage } from '../outages.ts';
import { afterPayment, payingMember } from '../payingMember.ts';
import type { PayingMember } from '../payingMember.ts';
import { bankPage, checkoutPage } from './page.ts';
import { checkoutPath, localPayments } from './payments.ts';

/** Whether the page plays the bank of a pending payment, and not a new checkout. */
const waitsForBank = ({ deposit }: PayingMember, { clock }: RequestContext): boolean =>
  deposit?.status === 'pending' && !isPayable(deposit, clock());

const show: Endpoint = {
  method: 'GET',
  path: checkoutPath,
  about: 'Shows the test checkout.',
  async respond(context) {
    const { c } = context;
    const member = await payingMember(context);
    if (typeof member === 'string') return c.redirect(member, 303);
    if (member.deposit?.status === 'paid') return c.redirect(afterPayment('already-paid'), 303);
    c.header('Content-Security-Policy', formPolicy);
    return c.html(waitsForBank(member, context) ? bankPage : checkoutPage(member.registration));
  },
};

/** What the buttons of the test checkout report about a payment. Without a button it is paid. */
const outcomes = ['paid', 'pending', 'failed'] as const;

const payHere: Endpoint = {
  method: 'POST',
  path: checkoutPath,
  about: 'Pays the deposit at the test checkout.',
  async respond(context) {
    const { c, db } = context;
    const member = await payingMember(context);
    if (typeof member === 'string') return c.redirect(member, 303);
    const { userId, deposit, attempt } = member;
    const requested = new URLSearchParams(await c.req.text()).get('outcome');
    if (requested === 'unavailable') {
      await recordOutage(userId, context);
      return c.redirect(afterPayment('unavailable'), 303);
    }
    const status = outcomes.find((outcome) => outcome === requested) ?? 'paid';
    const reference =
      deposit && waitsForBank(member, context) ? deposit.reference : `local-${attempt}`;
    await recordPayment({ status, userId, reference }, localPayments, context);
    return c.redirect(afterPayment(await paymentResult(userId, db)), 303);
  },
};

/**
 * Endpoints of the test checkout. Never mounted in production, or if a payment service is
 * configured.
 */
export const localCheckoutEndpoints: readonly Endpoint[] = [payHere, show];
