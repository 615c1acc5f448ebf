import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { layout } from './layout.ts';
import { look } from './look.ts';
import type { Message } from './message.ts';

/** What the message says. */
export interface SignInMessage {
  link: string;
  /** The 6 digits; also in the subject, where a lock screen shows them. */
  code: string;
  /** How long both live. */
  minutes: number;
}

/** The message that signs somebody in, by its code or its link. */
export function signInMessage({ link, code, minutes }: SignInMessage): Message {
  const until = `The code and the link work once, for ${minutes} minutes. Share them with nobody.`;
  const ignore =
    'You did not ask for this? Then ignore it: nobody gets in without the code or the link.';
  const rows = [
    html`<p class="text" style="${look.text}">Here is your code to sign in to ${brand.name}:</p>`,
    html`<p class="code" style="${look.code}">${code}</p>`,
    html`<p class="text" style="${look.text}">Or sign in on this device with one tap:</p>`,
    html`<p style="margin:0;text-align:center">
      <a href="${link}" class="button" style="${look.button}">Sign in to ${brand.name}</a>
    </p>`,
    html`<p class="hint" style="${look.hint}">${until}</p>`,
    html`<p class="hint" style="${look.hint}">
      ${ignore} Questions:
      <a href="${brand.emailHref}" class="link" style="${look.link}">${brand.email}</a>
    </p>`,
  ];
  const subject = `${code} is your ${brand.name} code`;
  return {
    subject,
    text: [
      `Your code to sign in to ${brand.name}: ${code}`,
      `Or open this link:\n${link}`,
      until,
      `${ignore} Questions: ${brand.email}`,
      `${brand.name} · ${brand.tagline}`,
    ].join('\n\n'),
    html: layout({ title: subject, preview: `Your code: ${code}. ${until}`, rows }),
  };
}
