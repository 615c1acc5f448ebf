import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Returns the address of a request's client: the nearest one that is not one of our proxies. */
export type ClientOf = (request: IncomingMessage) => string;

/** @param proxies addresses and networks whose `X-Forwarded-For` is trusted; `loopback` is this machine */
export function createClientOf(proxies: string[]): ClientOf {
  const isProxy = proxyAddr.compile(proxies);
  return (request) => proxyAddr(request, isProxy);
}
