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
 * Tells whose request it is: the nearest address that is none of our own proxies. This machine's
 * addresses always count as ours, since the gateway stands there.
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
    return client;
  };
}
