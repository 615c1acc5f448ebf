import { BlockList, isIPv4, isIPv6 } from 'node:net';

function family(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : undefined;
}

function trustedAddresses(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of ['127.0.0.0/8', '::1', ...proxies]) {
    if (proxy === 'loopback') continue;
    const [address = '', prefix] = proxy.split('/');
    const kind = family(address);
    list.addSubnet(address, prefix ? Number(prefix) : kind === 'ipv4' ? 32 : 128, kind);
  }
  return list;
}

/**
 * An address as far as it tells clients apart: of IPv6 its first half, since whoever has one of those
 * addresses has all that share it.
 */
function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [start = '', end] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [before, after] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = end === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array.from({ length: zeros }, () => '0'), ...after!];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Tells whose request it is: the nearest address that is none of our own proxies, of IPv6 its /64.
 * This machine's addresses always count as ours, since the gateway stands there.
 *
 * @returns a function of the connection's address and the X-Forwarded-For header
 */
export function clientAddress(proxies: readonly string[]) {
  const trusted = trustedAddresses(proxies);
  return (peer: string | undefined, forwarded: string | undefined): string => {
    const hops = (forwarded ?? '').split(',').flatMap((hop) => hop.trim() || []);
    let client = peer ?? 'unknown';
    for (const hop of hops.toReversed()) {
      const kind = family(client);
      if (!kind || !trusted.check(client, kind) || !family(hop)) break;
      client = hop;
    }
    return clientOf(client);
  };
}
