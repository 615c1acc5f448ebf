/**
 * The cookie that says, and says nothing else, that it is worth asking who is signed in. The API sets
 * it beside the session's own cookie, which scripts cannot read; page and gateway look at it.
 */
export const sessionHintCookie = 'ember_session';

/** Whether somebody seems to be signed in, by a `Cookie` header or `document.cookie`. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${sessionHintCookie}=1`);
