import type { NightOut } from '../nightOut.ts';
import { html } from 'hono/html';
import { depositDollars } from '@emberite/content/registration';
import { localPage } from '../../dev/localPage.ts';
import type { Markup } from '../../dev/localPage.ts';
import { afterPayment } from '../payingMember.ts';
import { depositName } from '../payments.ts';
import { checkoutPath } from './payments.ts';

const page = (content: Markup) =>
  localPage(
    'Test checkout',
    html`<h1>Test checkout: no money moves</h1>
      ${content}`,
  );

const button = (label: string, outcome: string) =>
  html`<form method="post" action="${checkoutPath}">
    <button name="outcome" value="${outcome}">${label}</button>
  </form>`;

/**
 * The test checkout page. It says clearly that it is a test, and what the deposit is for (null if that
 * is not known).
 */
export const checkoutPage = (registration: NightOut | null) =>
  page(
    html`<h2>${depositName(registration)}</h2>
      <p>
        This page replaces the payment service, because none is configured. It only records that the
        deposit was paid.
      </p>
      ${button(`Pay $${depositDollars}`, 'paid')}
      ${button('Pay by a bank that takes days to confirm', 'pending')}
      ${button('Play a payment service that cannot be reached', 'unavailable')}
      <p><a href="${afterPayment('cancelled')}">Go back without paying</a></p>`,
  );

/** Shown while a payment waits for its bank. The tester acts as the bank. */
export const bankPage = page(
  html`<p>A payment of $${depositDollars} waits for the bank. What does the bank say?</p>
    ${button('Confirm the payment', 'paid')} ${button('Refuse the payment', 'failed')}`,
);
