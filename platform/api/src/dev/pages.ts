import { html } from 'hono/html';
import type { Mail } from '../mail/mailbox.ts';
import { localPage } from './localPage.ts';

function time(date: Date) {
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function item({ id, to, subject, receivedAt }: Mail) {
  return html`<li>
    <a href="/dev/mailbox/${id}">
      <strong>${subject}</strong><small>${to} · ${time(receivedAt)}</small>
    </a>
  </li>`;
}

/** The list of mails, with a filter by address. */
export function listPage(mails: readonly Mail[], to: string) {
  return localPage(
    'Local mailbox',
    html`<h1>Local mailbox</h1>
      <p>
        Mail that the site would have sent. It stays on this machine because SMTP_URL is not set.
      </p>
      <form action="/dev/mailbox">
        <label for="to">Mail to</label>
        <input id="to" name="to" type="email" value="${to}" placeholder="any address" />
        <button>Show</button>
      </form>
      ${
        mails.length === 0
          ? html`<p role="status">No mail yet. Request a sign-in mail, then reload this page.</p>`
          : html`<ul>
              ${mails.map(item)}
            </ul>`
      }`,
  );
}

function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}

/** One mail, rendered as a mail program shows it and as plain text. */
export function messagePage({ id, to, subject, text, receivedAt }: Mail) {
  return localPage(
    subject,
    html`<p><a href="/dev/mailbox">All mail</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Received</dt>
        <dd>${time(receivedAt)}</dd>
      </dl>
      <iframe
        title="The mail as a mail program shows it"
        src="/dev/mailbox/${id}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>Plain text</h2>
      <pre>${linked(text)}</pre>`,
  );
}
