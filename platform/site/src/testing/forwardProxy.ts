import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { listen } from './http.ts';

/** The proxy of a company, through which its machines reach everything else. */
export interface ForwardProxy extends AsyncDisposable {
  url: string;
  /** What it was asked for: `CONNECT host:port`, or a method and an address. */
  asked: string[];
}

/** Starts a proxy for which every name means this machine. */
export async function startForwardProxy(): Promise<ForwardProxy> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { method, url = '', headers } = incoming;
    asked.push(`${method} ${url}`);
    const { port, pathname, search } = new URL(url);
    const to = { host: '127.0.0.1', port, path: pathname + search, method, headers };
    const outgoing = request(to, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
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
    asked,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
