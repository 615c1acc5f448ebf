import { cookiesIn, siteCookie } from './cookie.ts';

/**
 * A cookie that only says that somebody may be signed in, where that member lives, whether they are new, and whether the
 * session is one of staff. The API sets it beside the session cookie, which scripts cannot read; pages and the gateway
 * read this one.
 */
export const sessionHintName = 'ember_session';

/** Its name at the site with that origin. */
export const sessionHintCookie = (siteUrl: string): string => siteCookie(sessionHintName, siteUrl);

/** What follows the location for a member without videos, and ends the value for staff. No location has a dot. */
const [newcomerMark, staffMark] = ['.new', '.staff'];

/** What the hint says of a user. */
export interface Hinted {
  /** Of the profile; null without one. */
  location: string | null;
  /** Whether it is a member without videos. */
  isNewcomer?: boolean;
  isStaff?: boolean | undefined;
}

/** The cookie's value for a user. */
export const sessionHint = ({ location, isNewcomer, isStaff }: Hinted): string =>
  (location ?? '1') + (isNewcomer ? newcomerMark : '') + (isStaff ? staffMark : '');

/** The cookie's value as sent, percent-encoded; empty if there is none. */
const hintIn = (cookies: string, siteUrl: string): string =>
  cookiesIn(cookies, sessionHintCookie(siteUrl)).find((value) => /^[\w%.-]+$/.test(value)) ?? '';

/** Whether somebody seems to be signed in at a site, judging by a `Cookie` header or `document.cookie`. */
export const hasSessionHint = (cookies: string, siteUrl: string): boolean =>
  hintIn(cookies, siteUrl) !== '';

/** Whether it seems to be staff. The API decides: this only chooses the document of an address. */
export const hasStaffHint = (cookies: string, siteUrl: string): boolean =>
  hintIn(cookies, siteUrl).endsWith(staffMark);

/** Whether it seems to be a member without videos. */
export const hasNewcomerHint = (cookies: string, siteUrl: string): boolean =>
  hintIn(cookies, siteUrl).includes(newcomerMark);

/**
 * The profile location of the user who seems to be signed in, percent-encoded as in a query; null
 * if there is none.
 */
export function hintedLocation(cookies: string, siteUrl: string): string | null {
  const [hint = ''] = hintIn(cookies, siteUrl).split('.');
  return hint === '' || hint === '1' ? null : hint;
}
