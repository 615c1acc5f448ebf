import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** The headers in which proxies say where a request comes from. */
export interface ForwardedHeaders {
  'x-forwarded-for'?: string | undefined;
  /** That of RFC 7239. It counts only if there is no other. */
  forwarded?: string | undefined;
}

/** The address in a hop as proxies write it: with quotes, brackets or a port. Anything else stays as it is. */
function addressIn(hop: string): string {
  const [, quoted] = /^"(.*)"$/.exec(hop) ?? [];
  const text = (quoted ?? hop).trim();
  const [, six] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, four] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return six ?? four ?? text;
}

/** The hops of a `Forwarded` header. */
const hopsOf = (forwarded: string) =>
  [...forwarded.matchAll(/(?:^|[,;])\s*for\s*=\s*("[^"]*"|[^\s,;]*)/gi)].map(([, hop = '']) => hop);

/**
 * Identifies the client of a request: its nearest address that is not one of our proxies.
 *
 * @param proxies addresses and networks; `loopback` is this machine
 * @returns a function of the connection's address and the request's headers
 */
export function clientAddress(
  proxies: readonly string[],
): (peer: string | undefined, headers: ForwardedHeaders) => string {
  const isProxy = proxyAddr.compile([...proxies]);
  return (peer = 'unknown', headers) => {
    const given = headers['x-forwarded-for'];
    const hops = given === undefined ? hopsOf(headers.forwarded ?? '') : given.split(',');
    const addresses = hops.map((hop) => addressIn(hop.trim())).filter(Boolean);
    // A hop without an address ends the chain: the one after it is the nearest known one.
    const known = addresses.slice(addresses.findLastIndex((one) => !ipaddr.isValid(one)) + 1);
    const request = {
      socket: { remoteAddress: peer },
      headers: known.length > 0 ? { 'x-forwarded-for': known.join(', ') } : {},
    };
    return proxyAddr(request as unknown as IncomingMessage, isProxy);
  };
}
