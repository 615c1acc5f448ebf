import type { Server } from 'node:http';

/** How much longer than it says a server keeps an idle connection, in ms: requests are on their way meanwhile. */
const margin = 5_000;

/**
 * How long a server keeps a connection on which nothing happens, in ms. It says so in each response (`Keep-Alive`). A
 * client that gives up its connections earlier never sends a request on one that is being closed.
 */
export function keepConnections(server: Server, idle: number): void {
  server.keepAliveTimeout = idle;
  server.keepAliveTimeoutBuffer = margin;
}
