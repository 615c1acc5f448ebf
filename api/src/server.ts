import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { Clock } from './clock.ts';
import { hour, second } from './clock.ts';
import type { Config } from './config.ts';
import { lockDataDir } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { sweep } from './db/sweep.ts';
import { createApp } from './http/app.ts';
import { seedInvites } from './invites/seed.ts';
import { createLog, errorFields } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import type { Services } from './services.ts';
import { StartError } from './startError.ts';

export { readConfig } from './config.ts';
export type { Config } from './config.ts';
export type { Clock } from './clock.ts';

/** A running API. */
export interface Api {
  /** The port it listens on, on 127.0.0.1. */
  port: number;
  /** Finishes the requests under way (within 2 s), closes the database and frees the folder. */
  close(): Promise<void>;
}

/** What tests bring of their own. */
export interface Parts {
  clock?: Clock;
  /** Takes each line of the log; stdout if left out. */
  writeLog?: (line: string) => void;
}

/** A client that sends slower than this is let go. */
const serverOptions = { headersTimeout: 10 * second, requestTimeout: 30 * second };

function listen(server: ServerType, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) =>
      failed(new StartError(`Port ${port} cannot be used: ${error.message}.`)),
    );
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, 2 * second);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new StartError(`The folder ${path} of DATA_DIR cannot be made.`, { cause });
  }
}

/** Sweeps now and then; a failure is only logged, since nothing depends on it. */
function sweepHourly(services: Services): () => void {
  const timer = setInterval(() => {
    sweep(services.db, services.clock()).catch((error: unknown) =>
      services.log.error('sweep-failed', errorFields(error)),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts the API: takes the data folder, opens and updates the database, and listens. */
export async function createApi(config: Config, parts: Parts = {}): Promise<Api> {
  const clock = parts.clock ?? (() => new Date());
  const log = createLog(parts.writeLog ?? ((line) => process.stdout.write(`${line}\n`)), clock);
  const dataDir = resolve(config.dataDir);
  const undo: (() => void | Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    makeFolder(dataDir);
    undo.push(lockDataDir(dataDir).release);
    const { db, close } = await openDatabase(dataDir);
    undo.push(close);
    await seedInvites(db, clock());
    await sweep(db, clock());
    const services: Services = { config, clock, log, db, mailer: createMailer(config, db, clock) };
    undo.push(sweepHourly(services));
    const server = createAdaptorServer({ fetch: createApp(services).fetch, serverOptions });
    const port = await listen(server, config.port);
    undo.push(() => stop(server));
    let closing: Promise<void> | undefined;
    return { port, close: () => (closing ??= undoAll()) };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
