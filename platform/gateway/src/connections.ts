import type { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { http } from '@emberite/config/http';
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
 *
 * @param url the origin of the API
 * @returns the module of Node that calls it, and its agent
 */
export function createConnections(url: string, { connect, restart }: Timeouts) {
  const isSecure = url.startsWith('https:');
  const { Agent: Kept, request } = isSecure ? process.getBuiltinModule('node:https') : http;
  const agent: Agent = new Kept({ keepAlive: true, timeout: kept });
  const open = agent.createConnection.bind(agent);
  let refusedSince: number | undefined;
  agent.createConnection = (options, done) => {
    const attempt = () => {
      const socket = open(options) as Socket;
      const late = setTimeout(
        () => socket.destroy(new Error('It accepts no connection.')),
        connect,
      );
      const failed = (error: NodeJS.ErrnoException) => {
        clearTimeout(late);
        const now = performance.now();
        const isRefused = error.code === 'ECONNREFUSED';
        if (!isRefused || now - (refusedSince ??= now) >= restart) return done?.(error, socket);
        setTimeout(attempt, pause);
      };
      socket.once('error', failed);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(late);
        socket.off('error', failed);
        refusedSince = undefined;
        done?.(null, readAfterFailedWrite(socket));
      });
    };
    attempt();
    return undefined;
  };
  return { call: request, agent };
}
