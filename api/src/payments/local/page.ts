import { html } from 'hono/html';
import { depositDollars } from '@emberite/content/registration';
import { afterPayment } from '../visit.ts';
import { checkoutPath } from './payments.ts';

/** The test checkout, with a mark on it that nobody can miss. */
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
          This page stands in for the payment service, because none is configured. It only notes
          that the refundable deposit of $${depositDollars} was paid.
        </p>
        <form method="post" action="${checkoutPath}"><button>Pay $${depositDollars}</button></form>
        <p><a href="${afterPayment('cancelled')}">Go back without paying</a></p>
      </main>
    </body>
  </html>`;
