import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * An address as far as it tells clients apart: of IPv6 its first half, since whoever has one of those
 * addresses has all that share it.
 */
function clientOf(text: string): string {
  const plain = text.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return 'unknown';
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Tells whose request it is: the nearest address that is none of our own proxies, of IPv6 its /64.
 * This machine's addresses always count as ours, since the gateway stands there.
 *
 * @returns a function of the connection's address and the X-Forwarded-For header
 */
export function clientAddress(proxies: readonly string[]) {
  const isProxy = proxyAddr.compile(['loopback', ...proxies]);
  return (peer: string | undefined, forwarded: string | undefined): string => {
    const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
    // What is no address ends the chain: the hop behind it is the nearest that is known.
    const valid = hops.slice(hops.findLastIndex((hop) => !ipaddr.isValid(hop)) + 1);
    const request = {
      socket: { remoteAddress: peer ?? 'unknown' },
      headers: valid.length > 0 ? { 'x-forwarded-for': valid.join(', ') } : {},
    };
    return clientOf(proxyAddr(request as unknown as IncomingMessage, isProxy));
  };
}
