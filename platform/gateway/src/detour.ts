import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForUs } from '@emberite/release/host';
import { isLoopback } from '@emberite/config/networks';
import { onlyHere, refuseLast, wrongHost } from './refusal.ts';

/** Whether somebody opens a page with this request, rather than a script or a program. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': use, accept } = headers;
  const isPage = use === undefined ? accept?.includes('text/html') : use === 'document';
  return (method === 'GET' || method === 'HEAD') && isPage === true;
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

/** Answers a request that does not belong to this address. */
export type Detour = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Outside production, a site can be opened under names that are not its own: those of the machine. Sign-in and
 * writes work only at `siteUrl`, so pages lead there. Returns a function of a request that returns its
 * detour, or null if it may be served.
 *
 * @param siteUrl origin of the site
 */
export function createDetours(siteUrl: string, clientOf: (request: IncomingMessage) => string) {
  const own = new URL(siteUrl);
  const redirect: Detour = ({ url }, response) =>
    void response.writeHead(307, { Location: siteUrl + url, 'Cache-Control': 'no-store' }).end();
  const say =
    (why: ReturnType<typeof wrongHost>): Detour =>
    (request, response) =>
      refuseLast(request, response, why);

  return (request: IncomingMessage): Detour | null => {
    if (!isForUs(request, siteUrl)) return say(wrongHost(siteUrl));
    const asked = URL.parse(`${own.protocol}//${request.headers.host}`) ?? own;
    if (asked.host === own.host || !isNavigation(request)) return null;
    const { localPort, localAddress } = request.socket;
    const isDirect = portOf(asked) === localPort;
    // A proxy in front of us, at the port of the site, may call us by our address.
    if (isDirect && portOf(own) !== localPort) return null;
    if (!isLoopback(own.hostname)) return say(wrongHost(siteUrl));
    const client = clientOf(request);
    const isHere = isLoopback(client) || client === localAddress;
    if (isHere) return isDirect ? redirect : say(wrongHost(siteUrl));
    return say(onlyHere(siteUrl, asked.origin));
  };
}
