import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A company's proxy, through which programs reach what is outside. */
export interface ForwardProxy {
  url: string;
  /** What it was asked for, such as `GET http://localhost:4000/` or `CONNECT localhost:443`. */
  asked: string[];
  close(): void;
}

/** Starts a proxy that forwards HTTP, and tunnels everything else. */
export async function startForwardProxy(): Promise<ForwardProxy> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { headers, method, url = '' } = incoming;
    asked.push(`${method} ${url}`);
    const onward = request(url, { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(`CONNECT ${url}`);
    const [host, port] = url.split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close: () => server.close().closeAllConnections() };
}
