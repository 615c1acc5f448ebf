import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** An address without its zone; null if it is none. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = text.split('%')[0] ?? '';
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : null;
}

/** Whether a host is this machine itself: a loopback address, with or without brackets, or a name of one. */
export function isLoopback(host: string): boolean {
  const address = read(host.replace(/^\[|\]$/g, ''));
  return address ? address.range() === 'loopback' : /^(.+\.)?localhost\.?$/i.test(host);
}

/**
 * The part of an address that identifies a client: for IPv6 its /64, because one client has the
 * whole network; `unknown` for what is not an address.
 */
export function networkOf(text: string): string {
  const address = read(text);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The networks of a client, with how many times the limit of one client each may do. For IPv6, where everybody has
 * many /64s, also the /56 of a household and the /48 of an organization.
 *
 * @param client what {@link networkOf} returns
 */
export function networksOf(client: string): { network: string; times: number }[] {
  const own = { network: client, times: 1 };
  if (!client.endsWith('::/64')) return [own];
  const [first, second, third, fourth = ''] = client.replace('::/64', '').split(':');
  const organization = `${first}:${second}:${third}`;
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { network: `${organization}:${household}::/56`, times: 2 },
    { network: `${organization}::/48`, times: 4 },
  ];
}

/**
 * The network that one owner has at least: the /24 of an IPv4 address, the /48 of an IPv6 address.
 * Two of them are most likely two owners.
 */
export function organizationOf(text: string): string {
  const address = read(text);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  return networksOf(networkOf(text)).at(-1)!.network;
}

/** The headers in which proxies say where a request comes from. */
export interface ForwardedHeaders {
  'x-forwarded-for'?: string | string[] | undefined;
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
    const hops = given === undefined ? hopsOf(headers.forwarded ?? '') : String(given).split(',');
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
