import { cookiesIn, siteCookie } from '@emberite/contract/cookie';
import type { RequestContext } from '../endpoint/handle.ts';
import { deleteCookie, setCookie } from 'hono/cookie';

/** Every cookie that holds a token. Add new ones here, and to the privacy policy. */
export type TokenCookie =
  | 'ember_sid'
  | 'ember_browser'
  | 'ember_poetry'
  | 'ember_social'
  | 'ember_passkey_add'
  | 'ember_passkey_sign_in';

type Place = Pick<RequestContext, 'c' | 'config'>;

/** In production these cookies belong to this host alone, so that no subdomain can plant one. */
const nameOf = (name: TokenCookie, { config }: Place) =>
  config.production ? `__Host-${name}` : siteCookie(name, config.siteUrl);

const optionsOf = ({ config }: Place) =>
  ({ path: '/', sameSite: 'Lax', secure: config.production }) as const;

/** The values of a cookie of the request, as sent. */
export const valuesOf = ({ c }: Place, name: string): string[] =>
  cookiesIn(c.req.header('cookie') ?? '', name);

/** Returns the tokens in our cookies of that name: there may be stale twins, with other paths. */
export const readTokens = (place: Place, name: TokenCookie): string[] =>
  valuesOf(place, nameOf(name, place));

/** Sets a token cookie for `seconds`. Scripts cannot read it. */
export function writeToken(place: Place, name: TokenCookie, token: string, seconds: number): void {
  setCookie(place.c, nameOf(name, place), token, {
    ...optionsOf(place),
    httpOnly: true,
    maxAge: seconds,
  });
}

/** Deletes a token cookie, if the browser has sent one. */
export function dropToken(place: Place, name: TokenCookie): void {
  if (readTokens(place, name).length > 0)
    deleteCookie(place.c, nameOf(name, place), optionsOf(place));
}

/** Deletes the twins of a cookie that the browser sends with this request: those for a part of its path. */
export function dropTwins({ c, config }: Place, name: string): void {
  const parts = c.req.path.split('/').slice(1);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  for (const path of folders.flatMap((folder) => [folder, `${folder}/`])) {
    deleteCookie(c, name, { path, secure: config.production });
  }
}

/** Deletes the twins of a token cookie, if the browser has sent any value of it. */
export function dropTokenTwins(place: Place, name: TokenCookie): void {
  // Browsers keep no other path than / for those of production.
  if (!place.config.production && readTokens(place, name).length > 0) {
    dropTwins(place, nameOf(name, place));
  }
}
