import { cookiesIn, siteCookie } from './cookie.ts';

/**
 * A cookie that only says that somebody may be signed in, and where that member lives. The API sets
 * it beside the session cookie, which scripts cannot read; pages and the gateway read this one.
 */
export const sessionHintName = 'ember_session';

/** Its name at the site with that origin. */
export const sessionHintCookie = (siteUrl: string): string => siteCookie(sessionHintName, siteUrl);

/** The cookie's value for a user whose profile is at that location; null without a profile. */
export const sessionHint = (location: string | null): string => location ?? '1';

/** The cookie's value as sent, percent-encoded; empty if there is none. */
const hintIn = (cookies: string, siteUrl: string): string =>
  cookiesIn(cookies, sessionHintCookie(siteUrl)).find((value) => /^[\w%.-]+$/.test(value)) ?? '';

/** Whether somebody seems to be signed in at a site, judging by a `Cookie` header or `document.cookie`. */
export const hasSessionHint = (cookies: string, siteUrl: string): boolean =>
  hintIn(cookies, siteUrl) !== '';

/**
 * The profile location of the user who seems to be signed in, percent-encoded as in a query; null
 * if there is none.
 */
export function hintedLocation(cookies: string, siteUrl: string): string | null {
  const hint = hintIn(cookies, siteUrl);
  return hint === '' || hint === '1' ? null : hint;
}
