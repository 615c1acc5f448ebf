import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { errorStatus } from '@emberite/sdk/contract/errors';
import type { ErrorBody, ErrorCode } from '@emberite/sdk/contract/errors';
import { errorFields } from '../log.ts';
import type { Log } from '../log.ts';
import { ApiFailure } from './failure.ts';

/** What Node calls the requests it gives up; the rest is malformed. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** Logs what was refused before it was a request; the answer to it. */
function refuse(code: ErrorCode, log: Log): { status: number; id: string; body: ErrorBody } {
  const [status, id] = [errorStatus[code], randomUUID()];
  log.info('request-malformed', { id, code, status });
  return { status, id, body: { code, message: new ApiFailure(code).message, requestId: id } };
}

/** Answers what the app was never asked: addresses and names of hosts that are none. */
export function malformedRequestHandler(log: Log) {
  return (error: unknown): Response => {
    const isTheirs = error instanceof RequestError;
    if (!isTheirs) log.error('unexpected', errorFields(error));
    const { status, id, body } = refuse(isTheirs ? 'malformed-request' : 'unexpected', log);
    return Response.json(body, { status, headers: { 'X-Request-Id': id } });
  };
}

/** Has a server answer with a reason what is no HTTP, too, and what it would refuse without one. */
export function handleMalformedRequests(server: Server, log: Log): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const end = (socket: Duplex, code: ErrorCode) => {
    // Whoever is gone, or hears an answer already, cannot be told.
    if (!socket.writable || answers.get(socket)?.headersSent) return void socket.destroy();
    const { status, id, body } = refuse(code, log);
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      `X-Request-Id: ${id}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  };
  server.on('request', (request, response) => {
    answers.set(request.socket, response);
    response.once('close', () => answers.delete(request.socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    error.code === 'ECONNRESET'
      ? void socket.destroy()
      : end(socket, codes[error.code ?? ''] ?? 'malformed-request'),
  );
  server.on('connect', (_, socket) => end(socket, 'method-not-allowed'));
  // To expect something of us is no reason to be refused: the request is answered as any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
