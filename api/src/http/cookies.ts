import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from './handle.ts';

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
export function readToken(place: Place, name: string): string | undefined {
  const prefix = prefixOf(place);
  return prefix ? getCookie(place.c, name, prefix) : getCookie(place.c, name);
}

/** Sets a token cookie for `seconds`. Scripts cannot read it. */
export function writeToken(place: Place, name: string, token: string, seconds: number): void {
  setCookie(place.c, name, token, { ...optionsOf(place), httpOnly: true, maxAge: seconds });
}

/** Deletes a token cookie. */
export function dropToken(place: Place, name: string): void {
  deleteCookie(place.c, name, optionsOf(place));
}
