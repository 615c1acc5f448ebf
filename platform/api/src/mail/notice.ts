import { setTimeout as wait } from 'node:timers/promises';
import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { hour, second } from '../clock.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { layout } from './layout.ts';
import { look } from './look.ts';
import type { Message } from './message.ts';
import { quote } from './quote.ts';
import { isRefusal } from './smtp.ts';

/** The content of a notice. */
export interface Notice {
  subject: string;
  /** The first paragraph. */
  text: string;
  /** What is stored, as labels and values, below the first paragraph. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What somebody else wrote, with labels, below that. Nothing in it becomes a link. */
  quotes?: readonly (readonly [label: string, text: string])[];
  /** The paragraphs after that: what happens next. */
  next?: readonly string[];
  /** The button below the text. `href` is absolute. */
  link?: { text: string; href: string };
  /** Another choice, below the button. */
  otherLink?: { text: string; href: string };
  /** A file for calendars. */
  calendar?: Message['calendar'];
  /** The last line, in front of the contact. */
  hint: string;
}

const paragraph = (text: unknown) => html`<p class="text" style="${look.text}">${text}</p>`;

/** Renders a notice in the look of all our mails. */
export function noticeMessage(notice: Notice): Message {
  const { subject, text, facts = [], next = [], link, otherLink, hint, calendar } = notice;
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const links = [link, otherLink].filter((one) => one !== undefined);
  const quotes = (notice.quotes ?? []).map(([label, said]) => ({ label, said: quote(said) }));
  return {
    subject,
    ...(calendar && { calendar }),
    text: [
      text,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...quotes.map(({ label, said }) => `${label}:\n${said.replace(/^/gm, '> ')}`),
      ...next,
      ...links.map((one) => `${one.text}:\n${one.href}`),
      `${hint} Questions? Write to ${brand.email}`,
      `${brand.name} · ${brand.tagline}`,
    ].join('\n\n'),
    html: layout({
      title: subject,
      preview: text,
      rows: [
        paragraph(text),
        ...facts.map(([label, value]) => paragraph(html`<strong>${label}:</strong> ${value}`)),
        ...quotes.map(
          ({ label, said }) =>
            html`<p class="text" style="${look.text}"><strong>${label}:</strong></p>
              <blockquote class="text" style="${look.quote}">${said}</blockquote>`,
        ),
        ...next.map(paragraph),
        ...links.map((one) => {
          const as = one === link ? 'button' : 'link';
          return html`<p style="margin:0;text-align:center">
            <a href="${one.href}" class="${as}" style="${look[as]}">${one.text}</a>
          </p>`;
        }),
        html`<p class="hint" style="${look.hint}">
          ${hint} Questions? Write to
          <a href="${brand.emailHref}" class="link" style="${look.link}">${brand.email}</a>
        </p>`,
      ],
    }),
  };
}

const mailedChanges: Limit = { name: 'mailed-change', max: 60, windowMs: hour };

/**
 * Counts a change that a user is mailed about, and may be again when they undo it: sign-in mails of others wait behind
 * those mails. Throws a 429 above the limit.
 */
export const countMailed = (userId: string, services: Services): Promise<string> =>
  count(mailedChanges, userId, services);

/** How long a request waits for its notices before they go on alone, in milliseconds. */
const noticePatience = 5 * second;

/**
 * Sends a notice about something that has already happened: if the mail fails, that is only logged, and if it takes
 * long, nobody waits for it. `settled` runs once the mail server has accepted it or refused it for good.
 */
export async function sendNotice(
  { mailer, log, c }: Pick<Services, 'mailer' | 'log'> & Partial<Pick<RequestContext, 'c'>>,
  to: string,
  notice: Notice,
  settled: () => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<void> {
  const report = (error: unknown) =>
    log({ ...(c && { id: c.get('requestId') }), ...failed('notice-failed', error) });
  const sending = mailer
    .send(to, noticeMessage(notice))
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      report(error);
    })
    .then(settled)
    .catch(report);
  const now = performance.now();
  const until = c?.get('noticesUntil') ?? now + noticePatience;
  c?.set('noticesUntil', until);
  await Promise.race([sending, wait(Math.max(0, until - now), undefined, { ref: false })]);
}
