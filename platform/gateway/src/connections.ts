import type { Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { Timeouts } from './timeouts.ts';

/**
 * Lets a connection continue to read after a failed write. A server that refuses a body closes the
 * connection while we still send; its response has arrived by then, and must not be lost with the
 * failed write. If nothing has arrived, reading fails next and ends the call.
 */
function readAfterFailedWrite(socket: Socket): Socket {
  const write = socket._write.bind(socket);
  const writev = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, () => done());
  if (writev) socket._writev = (chunks, done) => writev(chunks, () => done());
  return socket;
}

/**
 * How long a connection to it is kept on which nothing happens, in ms: shorter than any server or balancer keeps it, so
 * that no call is sent while one is being closed.
 */
const kept = 4_000;

/** How long to wait before the next try to connect, in milliseconds. */
const pause = 50;

/**
 * Opens the connections to the API, and keeps them open for later calls. An API that has begun to
 * refuse connections is given time to start again: nothing has been sent, so calls just wait.
 */
export function createConnections({ connect, restart, idle }: Timeouts): Agent {
  const open = buildConnector({ timeout: connect });
  let refusedSince: number | undefined;
  return new Agent({
    bodyTimeout: idle,
    keepAliveTimeout: kept,
    keepAliveMaxTimeout: kept,
    connect(options, done) {
      const attempt = () =>
        open(options, (...[error, socket]) => {
          if (!error) {
            refusedSince = undefined;
            return done(null, readAfterFailedWrite(socket));
          }
          const now = performance.now();
          const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
          if (!isRefused || now - (refusedSince ??= now) >= restart) return done(error, null);
          setTimeout(attempt, pause);
        });
      attempt();
    },
  });
}
