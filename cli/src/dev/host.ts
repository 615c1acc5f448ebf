import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request was made to this site, by its name or an address. A page of another site can
 * reach this machine by letting its own name resolve to it, and would then read the development
 * doors as its own.
 *
 * @param siteUrl origin of the site
 */
export function isForUs({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { hostname = '' } = URL.parse(`http://${headers.host}`) ?? {};
  const names = ['localhost', new URL(siteUrl).hostname];
  return names.includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
