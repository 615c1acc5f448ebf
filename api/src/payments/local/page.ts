import { html } from 'hono/html';
import { depositDollars } from '@emberite/content/registration';
import { afterPayment } from '../payingMember.ts';
import { checkoutPath } from './payments.ts';

/** The test checkout page. It says clearly that it is a test. */
export const checkoutPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Test checkout</title>
      <link rel="stylesheet" href="/dev/mailbox.css" />
    </head>
    <body>
      <main>
        <h1>Test checkout: no money moves</h1>
        <p>
          This page replaces the payment service, because none is configured. It only records that
          the refundable deposit of $${depositDollars} was paid.
        </p>
        <form method="post" action="${checkoutPath}"><button>Pay $${depositDollars}</button></form>
        <p><a href="${afterPayment('cancelled')}">Go back without paying</a></p>
      </main>
    </body>
  </html>`;
