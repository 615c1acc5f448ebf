import { createServer } from 'node:http';
import { listen } from '../../../../tools/listen.ts';

/** Starts a server for these files, by path. Records the requested paths. */
export async function serveFiles(files: Record<string, string>) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const body = files[path];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    requested,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
