import type { ServerResponse } from 'node:http';

/** Tells the pages that are open while developing that another set went live. */
export interface Reloads {
  subscribe(response: ServerResponse): void;
  announce(): void;
  close(): void;
}

/** A stream of server-sent events, one for each new set. */
export function createReloads(): Reloads {
  const open = new Set<ServerResponse>();
  return {
    subscribe(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    announce() {
      for (const response of open) response.write('data: live\n\n');
    },
    close() {
      for (const response of open) response.end();
    },
  };
}
