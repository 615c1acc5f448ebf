import ipaddr from 'ipaddr.js';

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
