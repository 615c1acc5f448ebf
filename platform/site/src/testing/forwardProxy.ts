import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './http.ts';

/**
 * Starts the proxy of a company, through which its machines reach everything else. For it, every name means this machine.
 *
 * @param change changes each document on its way, whatever `Cache-Control` says
 */
export async function startForwardProxy(change?: (html: string) => string) {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { method, url = '' } = incoming;
    const headers = { ...incoming.headers, ...(change && { 'accept-encoding': 'identity' }) };
    asked.push(`${method} ${url}`);
    const { port, pathname, search } = new URL(url);
    const to = { host: '127.0.0.1', port, path: pathname + search, method, headers };
    const outgoing = request(to, (received) => {
      const { statusCode: status = 502, headers: got } = received;
      if (!change || !got['content-type']?.startsWith('text/html')) {
        response.writeHead(status, got);
        return void received.pipe(response);
      }
      void text(received).then((html) => {
        const changed = Buffer.from(change(html));
        // It is not the one of that ETag any more.
        const { etag: _, ...rest } = got;
        response.writeHead(status, { ...rest, 'content-length': changed.length }).end(changed);
      });
    });
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  server.on('connect', ({ url = '' }, near, head) => {
    asked.push(`CONNECT ${url}`);
    const far = connect(Number(/:(\d+)$/.exec(url)?.[1]), '127.0.0.1', () => {
      near.write('HTTP/1.1 200 Connection established\r\n\r\n');
      far.write(head);
      far.pipe(near).pipe(far);
    });
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    /** What it was asked for: `CONNECT host:port`, or a method and an address. */
    asked,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
