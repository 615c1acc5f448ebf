import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '@emberite/config/log';
import { StartError } from '@emberite/config/startError';
import { failed } from '../errorFields.ts';
import { copyEmbedded } from './copy.ts';
import type { WhileStill } from './copy.ts';

/** Only the owner of the data folder can reach it. */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

const done = 'done';

/** Reads a request to its end. Unlike `text`, it leaves the socket open for the response. */
async function readRequest(socket: Socket): Promise<string> {
  let request = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) request += String(chunk);
  return request;
}

/**
 * Makes a backup whenever `npm run backup` requests one: only this process can halt the embedded
 * database. Resolves with a function that stops it.
 */
export async function offerBackup(
  dataDir: string,
  whileStill: WhileStill,
  log: Log,
): Promise<() => void> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    const respond = async () => {
      await copyEmbedded(dataDir, await readRequest(socket), whileStill);
      log({ event: 'backup-made' });
      return done;
    };
    respond()
      .catch((error: unknown) => {
        log(failed('backup-failed', error));
        return error instanceof Error ? error.message : 'unknown';
      })
      .then((line) => socket.end(line));
  });
  try {
    rmSync(socketIn(dataDir), { force: true });
    await once(server.listen(socketIn(dataDir)), 'listening');
  } catch (error) {
    // For example because the path is too long for a socket. The site must start all the same.
    log(failed('backup-unavailable', error));
  }
  return () => void server.close();
}

/**
 * Asks the running site for a backup to the folder `target`, an absolute path. Resolves with false
 * if no site is running.
 */
export async function askForBackup(dataDir: string, target: string): Promise<boolean> {
  const socket = connect({ path: socketIn(dataDir), allowHalfOpen: true });
  try {
    socket.end(target);
    const response = await text(socket);
    if (response === done) return true;
    throw new StartError(`The site could not make the backup: ${response}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    throw error;
  }
}
