import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from './handle.ts';

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
const prefixOf = ({ config }: Place) => (config.production ? 'host' : undefined);

const optionsOf = (place: Place) =>
  ({
    path: '/',
    sameSite: 'Lax',
    secure: place.config.production,
    prefix: prefixOf(place),
  }) as const;

/** Returns the token in one of our cookies, or undefined. */
export function readToken(place: Place, name: TokenCookie): string | undefined {
  const prefix = prefixOf(place);
  return prefix ? getCookie(place.c, name, prefix) : getCookie(place.c, name);
}

/** Sets a token cookie for `seconds`. Scripts cannot read it. */
export function writeToken(place: Place, name: TokenCookie, token: string, seconds: number): void {
  setCookie(place.c, name, token, { ...optionsOf(place), httpOnly: true, maxAge: seconds });
}

/** Deletes a token cookie. */
export function dropToken(place: Place, name: TokenCookie): void {
  deleteCookie(place.c, name, optionsOf(place));
}
