/**
 * The cookie that only says that somebody may be signed in. The API sets it beside the session
 * cookie, which scripts cannot read; pages and the gateway read this one.
 */
export const sessionHintCookie = 'ember_session';

/** Whether somebody seems to be signed in, judging by a `Cookie` header or `document.cookie`. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${sessionHintCookie}=1`);
