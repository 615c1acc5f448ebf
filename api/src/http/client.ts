import { clientAddress as addressBehind } from '@emberite/config/clientAddress';
import type { ForwardedHeaders } from '@emberite/config/clientAddress';
import ipaddr from 'ipaddr.js';
import { hashSecret } from '../auth/secrets.ts';

/**
 * The part of an address that identifies a client: for IPv6 its /64, because one client has the
 * whole network.
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
 * Identifies the client of a request: the nearest address that is not one of our proxies; for IPv6
 * its /64.
 *
 * @param proxies addresses and networks; `loopback` is this machine
 * @param secret what our proxy sends as X-Proxy-Secret: other processes have its address, too
 * @returns a function of the connection's address, the headers of proxies, and X-Proxy-Secret
 */
export function clientAddress(proxies: readonly string[], secret?: string) {
  const addressOf = addressBehind(proxies);
  return (peer: string | undefined, headers: ForwardedHeaders, proof = ''): string => {
    const isOurs = secret === undefined || hashSecret(proof) === hashSecret(secret);
    return clientOf(addressOf(peer, isOurs ? headers : {}));
  };
}

/**
 * The networks of a client. For IPv6, where everybody has many /64s, also the /56 of a household and the /48 of an
 * organization.
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
