import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy between a browser and a site. */
export interface ChangingProxy extends AsyncDisposable {
  /** Its address, for the browser's settings. */
  url: string;
}

/** Starts a forward proxy that changes each document on its way, whatever `Cache-Control` says. */
export async function startChangingProxy(change: (html: string) => string): Promise<ChangingProxy> {
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming;
    const outgoing = request(
      url,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (received) => {
        const isDocument = received.headers['content-type']?.startsWith('text/html');
        if (!isDocument) {
          response.writeHead(received.statusCode!, received.headers);
          return void received.pipe(response);
        }
        void text(received).then((html) => {
          const changed = Buffer.from(change(html));
          // It is not the one of that ETag any more.
          const { etag: _, ...rest } = received.headers;
          response.writeHead(received.statusCode!, { ...rest, 'content-length': changed.length });
          response.end(changed);
        });
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
