import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from './handle.ts';

type Place = Pick<RequestContext, 'c' | 'config'>;

/** In production a browser takes these from this very host alone, and no subdomain can plant one. */
const prefixOf = ({ config }: Place) => (config.production ? 'host' : undefined);

const optionsOf = (place: Place) =>
  ({
    path: '/',
    sameSite: 'Lax',
    secure: place.config.production,
    prefix: prefixOf(place),
  }) as const;

/** The token in a cookie of ours; undefined when there is none. */
export function readToken(place: Place, name: string): string | undefined {
  const prefix = prefixOf(place);
  return prefix ? getCookie(place.c, name, prefix) : getCookie(place.c, name);
}

/** Hands a token to the browser, for `seconds`; no script can read it. */
export function writeToken(place: Place, name: string, token: string, seconds: number): void {
  setCookie(place.c, name, token, { ...optionsOf(place), httpOnly: true, maxAge: seconds });
}

/** Takes a token away from the browser. */
export function dropToken(place: Place, name: string): void {
  deleteCookie(place.c, name, optionsOf(place));
}
