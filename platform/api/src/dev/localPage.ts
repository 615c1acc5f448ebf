import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** For a page with a form that runs no scripts and loads only its stylesheet. */
export const formPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page that only exists outside production. */
export const localPage = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/mailbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
