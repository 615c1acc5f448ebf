import { cookieIn } from './cookie.ts';

/**
 * A cookie that only says that somebody may be signed in, and where that member lives. The API sets
 * it beside the session cookie, which scripts cannot read; pages and the gateway read this one.
 */
export const sessionHintCookie = 'ember_session';

/** The cookie's value for a user whose profile is at that location; null without a profile. */
export const sessionHint = (location: string | null): string => location ?? '1';

/** The cookie's value as sent, percent-encoded; empty if there is none. */
function hintIn(cookies: string): string {
  const value = cookieIn(cookies, sessionHintCookie) ?? '';
  return /^[\w%.-]+$/.test(value) ? value : '';
}

/** Whether somebody seems to be signed in, judging by a `Cookie` header or `document.cookie`. */
export const hasSessionHint = (cookies: string): boolean => hintIn(cookies) !== '';

/**
 * The profile location of the user who seems to be signed in, percent-encoded as in a query; null
 * if there is none.
 */
export function hintedLocation(cookies: string): string | null {
  const hint = hintIn(cookies);
  return hint === '' || hint === '1' ? null : hint;
}
