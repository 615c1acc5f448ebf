import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@emberite/config/clientAddress';

/** Returns the address of a request's client: the nearest one that is not one of our proxies. */
export type ClientOf = (request: IncomingMessage) => string;

/** @param proxies addresses and networks whose headers are trusted; `loopback` is this machine */
export function createClientOf(proxies: string[]): ClientOf {
  const addressOf = clientAddress(proxies);
  return ({ socket, headers }) => {
    const { 'x-forwarded-for': given, forwarded } = headers;
    const text = Array.isArray(given) ? given.join() : given;
    return addressOf(socket.remoteAddress, { 'x-forwarded-for': text, forwarded });
  };
}
