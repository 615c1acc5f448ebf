import { Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import { ApiFailure } from '../http/failure.ts';
import { findMail, listMail } from '../mail/mailbox.ts';
import type { Services } from '../services.ts';
import { listPage, messagePage } from './pages.ts';
import { style } from './style.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail has inline styles; it runs no scripts and loads nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** The local mailbox, as pages and as JSON. Never mounted in production. */
export function mailbox({ db }: Services) {
  const app = new Hono<Environment>();
  const find = async (id: string) => {
    const mail = /^\d{1,12}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    if (!mail) throw new ApiFailure('not-found');
    return mail;
  };

  app.get('/dev/mailbox.json', async (c) => {
    const mails = await listMail(db, c.req.query('to'));
    return c.json(
      mails.map(({ to, subject, text, html, receivedAt }) => ({
        to,
        subject,
        text,
        html,
        receivedAt,
      })),
    );
  });
  app.get('/dev/mailbox.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
  app.get('/dev/mailbox', async (c) => {
    const to = c.req.query('to') ?? '';
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(listPage(await listMail(db, to === '' ? undefined : to), to));
  });
  app.get('/dev/mailbox/:id', async (c) => {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(messagePage(await find(c.req.param('id'))));
  });
  app.get('/dev/mailbox/:id/html', async (c) => {
    const { html } = await find(c.req.param('id'));
    c.header('Content-Security-Policy', mailPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(html.replace('<head>', '<head><base target="_top" />'));
  });
  return app;
}
