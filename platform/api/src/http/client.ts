import { clientAddress as addressBehind, networkOf } from '@emberite/config/networks';
import type { ForwardedHeaders } from '@emberite/config/networks';
import { hashSecret } from '../secrets/secrets.ts';

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
    return networkOf(addressOf(peer, isOurs ? headers : {}));
  };
}
