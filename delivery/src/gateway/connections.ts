import type { Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { Timeouts } from './timeouts.ts';

/**
 * Lets a connection read on after a failed write. A server that refuses a body closes the connection
 * while we still send; its response has arrived by then, and must not be lost with the failed write.
 * If nothing has arrived, reading fails next and ends the call.
 */
function readAfterFailedWrite(socket: Socket): Socket {
  const write = socket._write.bind(socket);
  const writev = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, () => done());
  if (writev) socket._writev = (chunks, done) => writev(chunks, () => done());
  return socket;
}

/** Opens the connections to the API servers, and keeps them open for later calls. */
export function createConnections({ connect, idle }: Timeouts): Agent {
  const open = buildConnector({ timeout: connect });
  return new Agent({
    bodyTimeout: idle,
    connect(options, done) {
      open(options, (...[error, socket]) => {
        if (error) done(error, null);
        else done(null, readAfterFailedWrite(socket));
      });
    },
  });
}
