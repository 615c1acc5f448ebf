import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request was made to this site, by its name or an IP address. This prevents DNS
 * rebinding: a page of another site could let its own host name resolve to this machine, and would
 * then have the same origin as our development endpoints.
 *
 * @param siteUrl origin of the site
 */
export function isForUs({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { hostname = '' } = URL.parse(`http://${headers.host}`) ?? {};
  const names = ['localhost', new URL(siteUrl).hostname];
  // A full stop behind a name says that it is complete.
  return (
    names.includes(hostname.replace(/\.$/, '')) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  );
}
