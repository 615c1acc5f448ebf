import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { layout } from './layout.ts';
import { look } from './look.ts';
import type { Message } from './message.ts';

export interface SignInMessage {
  link: string;
  /** The 6-digit code; also in the subject, so that a lock screen shows it. */
  code: string;
  minutes: number;
  /** The invite code to join with, for somebody who has registered for the poetry night. */
  inviteCode?: string;
}

/** Creates the sign-in mail, with a code and a link. */
export function signInMessage({ link, code, minutes, inviteCode }: SignInMessage): Message {
  const until = `The code and the link work once and are valid for ${minutes} minutes. Do not share them with anyone.`;
  const ignore =
    'If you did not request this, you can ignore it. Nobody can sign in without the code or the link.';
  const invite = inviteCode
    ? `Your Fridays for poetry night are saved. If you are asked for an invite code, it is ${inviteCode}.`
    : '';
  const rows = [
    html`<p class="text" style="${look.text}">Your code to sign in to ${brand.name}:</p>`,
    html`<p class="code" style="${look.code}">${code}</p>`,
    html`<p class="text" style="${look.text}">Or sign in on this device with one tap:</p>`,
    html`<p style="margin:0;text-align:center">
      <a href="${link}" class="button" style="${look.button}">Sign in to ${brand.name}</a>
    </p>`,
    ...(invite ? [html`<p class="text" style="${look.text}">${invite}</p>`] : []),
    html`<p class="hint" style="${look.hint}">${until}</p>`,
    html`<p class="hint" style="${look.hint}">
      ${ignore} Questions? Write to
      <a href="${brand.emailHref}" class="link" style="${look.link}">${brand.email}</a>
    </p>`,
  ];
  const subject = `${code} is your ${brand.name} code`;
  return {
    subject,
    text: [
      `Your code to sign in to ${brand.name}: ${code}`,
      `Or open this link:\n${link}`,
      ...(invite ? [invite] : []),
      until,
      `${ignore} Questions? Write to ${brand.email}`,
      `${brand.name} · ${brand.tagline}`,
    ].join('\n\n'),
    html: layout({ title: subject, preview: `Your code: ${code}. ${until}`, rows }),
  };
}
