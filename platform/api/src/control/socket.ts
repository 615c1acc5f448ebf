import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '@emberite/config/log';
import { StartError } from '@emberite/config/startError';
import { failed } from '../errorFields.ts';

/** What operators ask a running API for: only it can use the embedded database. */
export type Control = 'backup' | 'people';

/** Only the owner of the data folder can reach it. */
const socketIn = (dataDir: string, control: Control) => join(dataDir, `${control}.sock`);

const done = 'done\n';

/** Reads a request to its end. Unlike `text`, it leaves the socket open for the response. */
async function readRequest(socket: Socket): Promise<string> {
  let request = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) request += String(chunk);
  return request;
}

/** Responds to what operators ask for. Resolves with a function that stops it. */
export async function offer(
  dataDir: string,
  control: Control,
  respond: (request: string) => Promise<string>,
  log: Log,
): Promise<() => void> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    readRequest(socket)
      .then(async (request) => done + (await respond(request)))
      .catch((error: unknown) => {
        log(failed(`${control}-failed`, error));
        return error instanceof Error ? error.message : 'unknown';
      })
      .then((line) => socket.end(line));
  });
  try {
    rmSync(socketIn(dataDir, control), { force: true });
    await once(server.listen(socketIn(dataDir, control)), 'listening');
  } catch (error) {
    // For example because the path is too long for a socket. The site must start all the same.
    log(failed(`${control}-unavailable`, error));
  }
  return () => void server.close();
}

/** Asks the running site. Resolves with its response, or null if no site is running. */
export async function ask(
  dataDir: string,
  control: Control,
  request: string,
): Promise<string | null> {
  const socket = connect({ path: socketIn(dataDir, control), allowHalfOpen: true });
  try {
    socket.end(request);
    const response = await text(socket);
    if (response.startsWith(done)) return response.slice(done.length);
    throw new StartError(`The site could not do it: ${response}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A site whose path is too long for a socket offers none.
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'EINVAL') return null;
    throw error;
  }
}
