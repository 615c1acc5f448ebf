import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { errorStatus } from '@emberite/contract/errors';
import type { ErrorBody, ErrorCode } from '@emberite/contract/errors';
import type { Log } from '@emberite/config/log';
import { lastResponses } from '@emberite/config/server';
import { failed } from '../errorFields.ts';
import { ApiFailure } from './failure.ts';

/** Node's codes for requests it rejects. All others are malformed. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

function refuse(code: ErrorCode, log: Log): { status: number; id: string; body: ErrorBody } {
  const [status, id] = [errorStatus[code], randomUUID()];
  log({ event: 'request-malformed', id, code, status });
  return { status, id, body: { code, message: new ApiFailure(code).message, requestId: id } };
}

/** Handles requests that never reach the app because their URL or host is invalid. */
export function malformedRequestHandler(log: Log) {
  return (error: unknown): Response => {
    const isTheirs = error instanceof RequestError;
    if (!isTheirs) log(failed('unexpected', error));
    const { status, id, body } = refuse(isTheirs ? 'malformed-request' : 'unexpected', log);
    return Response.json(body, { status, headers: { 'X-Request-Id': id } });
  };
}

/**
 * Makes a server send a reason for requests that Node would reject without one, such as input that
 * is not HTTP.
 */
export function handleMalformedRequests(server: Server, log: Log): void {
  const last = lastResponses(server);
  const end = (socket: Duplex, code: ErrorCode) => {
    // The client is gone, or already receiving a response.
    if (!socket.writable || last.get(socket)?.headersSent) return void socket.destroy();
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    error.code === 'ECONNRESET'
      ? void socket.destroy()
      : end(socket, codes[error.code ?? ''] ?? 'malformed-request'),
  );
  server.on('connect', (_, socket) => end(socket, 'method-not-allowed'));
  // An Expect header is not a reason to refuse a request.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
