import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { http } from '@emberite/config/http';
import type { Refusal } from './refusal.ts';
import { headTooLarge, malformed, refuse, tooSlow } from './refusal.ts';

/** Node's codes for requests that it rejects. All others are malformed. */
const reasons: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** What is known of a request whose head could not be read: its address and what it accepts, if they have come. */
function beginningOf(socket: Socket, packet: Buffer | undefined): IncomingMessage {
  const request = new http.IncomingMessage(socket);
  const text = packet?.toString('latin1') ?? '';
  const [, url = '/'] = /^[A-Z]+ (?:https?:\/\/[^/ ]*)?(\/\S*) HTTP/.exec(text) ?? [];
  const [, accept = ''] = /^accept:(.*)$/im.exec(text) ?? [];
  return Object.assign(request, { method: 'GET', url, headers: { accept } });
}

/**
 * Makes a server refuse in words what Node rejects before there is a request.
 *
 * @param patience how long a client may take to read that, in ms: browsers read only once they have sent everything
 */
export function refuseUnreadable(server: Server, patience: number): void {
  /** The last response of a connection that is under way: a client may send requests ahead. */
  const last = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    last.set(socket, response);
    response.once('close', () => last.get(socket) === response && last.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // The rest of what has been refused.
    if (socket.writableEnded) return;
    const isGone = error.code === 'ECONNRESET' || !socket.writable || last.has(socket);
    if (isGone || !(socket instanceof Socket)) return void socket.destroy();
    const request = beginningOf(socket, error.rawPacket);
    const response = new http.ServerResponse(request);
    response.setHeader('Connection', 'close');
    response.assignSocket(socket);
    last.set(socket, response);
    response.once('finish', () => socket.end());
    const cut = setTimeout(() => socket.destroy(), patience);
    socket.once('close', () => clearTimeout(cut));
    refuse(request, response, reasons[error.code ?? ''] ?? malformed);
  });
}
