import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { layout } from './layout.ts';
import type { Message } from './message.ts';

const codeStyle =
  'margin:0;padding:16px;border-radius:12px;background:#fbf3e7;text-align:center;font-family:Menlo,Consolas,monospace;font-size:34px;font-weight:700;letter-spacing:8px;color:#20261f';
const buttonStyle =
  'display:inline-block;padding:14px 28px;border-radius:999px;background:#b23c0c;color:#ffffff;font-size:17px;font-weight:700;text-decoration:none';
const paragraphStyle = 'margin:0;font-size:16px;line-height:24px;color:#20261f';
const hintStyle = 'margin:0;font-size:14px;line-height:21px;color:#5b6158';

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
  const until = `Code and link work once, for ${minutes} minutes.`;
  const ignore = `You did not ask for this? Then ignore it: nobody gets in without the code or the link. Questions: ${brand.email}`;
  const rows = [
    html`<p style="${paragraphStyle}">Here is your code to sign in to ${brand.name}:</p>`,
    html`<p style="${codeStyle}">${code}</p>`,
    html`<p style="${paragraphStyle}">Or sign in on this device with one tap:</p>`,
    html`<p style="margin:0;text-align:center">
      <a href="${link}" style="${buttonStyle}">Sign in to ${brand.name}</a>
    </p>`,
    html`<p style="${hintStyle}">${until}</p>`,
    html`<p style="${hintStyle}">${ignore}</p>`,
  ];
  const subject = `${code} is your ${brand.name} code`;
  return {
    subject,
    text: [
      `Your code to sign in to ${brand.name}: ${code}`,
      `Or open this link:\n${link}`,
      until,
      ignore,
    ].join('\n\n'),
    html: layout({ title: subject, preview: `${until} Never share it.`, rows }),
  };
}
