import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import type { RequestContext } from '../http/handle.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { layout } from './layout.ts';
import { look } from './look.ts';
import type { Message } from './message.ts';

/** What a notice says. */
export interface Notice {
  subject: string;
  paragraphs: readonly string[];
  /** What is stored, as labels and values. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The button below the text. `href` is absolute. */
  link?: { text: string; href: string };
  /** The last line, in front of the contact. */
  hint: string;
}

/** Renders a notice in the look of all our mails. */
export function noticeMessage({ subject, paragraphs, facts = [], link, hint }: Notice): Message {
  const contact = `${hint} Questions? Write to ${brand.email}`;
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return {
    subject,
    text: [
      ...paragraphs,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(link ? [`${link.text}:\n${link.href}`] : []),
      contact,
      `${brand.name} · ${brand.tagline}`,
    ].join('\n\n'),
    html: layout({
      title: subject,
      preview: paragraphs[0] ?? subject,
      rows: [
        ...paragraphs.map((text) => html`<p class="text" style="${look.text}">${text}</p>`),
        ...facts.map(
          ([label, value]) =>
            html`<p class="text" style="${look.text}"><strong>${label}:</strong> ${value}</p>`,
        ),
        ...(link
          ? [
              html`<p style="margin:0;text-align:center">
                <a href="${link.href}" class="button" style="${look.button}">${link.text}</a>
              </p>`,
            ]
          : []),
        html`<p class="hint" style="${look.hint}">
          ${hint} Questions? Write to
          <a href="${brand.emailHref}" class="link" style="${look.link}">${brand.email}</a>
        </p>`,
      ],
    }),
  };
}

/**
 * Sends a notice about something that has already happened: if the mail fails, that is only logged.
 */
export async function sendNotice(
  { mailer, log, c }: Pick<Services, 'mailer' | 'log'> & Partial<Pick<RequestContext, 'c'>>,
  to: string,
  notice: Notice,
): Promise<void> {
  await mailer.send(to, noticeMessage(notice)).catch((error: unknown) => {
    log.error('notice-failed', { ...(c && { id: c.get('requestId') }), ...errorFields(error) });
  });
}
