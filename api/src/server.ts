import { resolve } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { openIncoming } from './files/incoming.ts';
import { makeFolder } from './files/makeFolder.ts';
import { openFileStore } from './files/open.ts';
import { keepClean } from './housekeeping.ts';
import { createApp } from './http/app.ts';
import { createServer, listen, stop } from './http/listen.ts';
import { seedInvites } from './invites/seed.ts';
import { createLog, errorFields } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createPayments } from './payments/payments.ts';
import type { Services } from './services.ts';
import { createProviders } from './social/providers.ts';
import type { Issuers } from './social/providers.ts';
import { posterMaker } from './videos/poster.ts';
import type { PosterMaker } from './videos/poster.ts';

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
  /** Other places for the providers of sign-ins. */
  issuers?: Issuers;
  posters?: PosterMaker;
  /** Another place for Stripe. */
  stripeApi?: string;
  /** Takes each line of the log; stdout if left out. */
  writeLog?: (line: string) => void;
}

/** Starts the API: opens and updates the database, puts things in order, and listens. */
export async function createApi(config: Config, parts: Parts = {}): Promise<Api> {
  const clock = parts.clock ?? (() => new Date());
  const log = createLog(parts.writeLog ?? ((line) => process.stdout.write(`${line}\n`)), clock);
  const dataDir = resolve(config.dataDir);
  const undo: (() => void | Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  let port = 0;
  try {
    makeFolder(dataDir);
    const { db, liveness, close } = await openDatabase(config, dataDir, (error) =>
      log.error('database-connection-lost', errorFields(error)),
    );
    undo.push(close);
    await seedInvites(db, clock());
    const services: Services = {
      config,
      clock,
      db,
      log,
      files: await openFileStore(config, dataDir),
      incoming: openIncoming(dataDir, liveness),
      mailer: createMailer(config, db, clock),
      payments: createPayments(config, parts.stripeApi),
      posters: parts.posters ?? posterMaker,
      liveness,
      providers: createProviders(config, () => port, parts.issuers),
    };
    undo.push(await keepClean(services));
    const server = createServer(createApp(services).fetch, log);
    port = await listen(server, config.port);
    undo.push(() => stop(server));
    let closing: Promise<void> | undefined;
    return { port, close: () => (closing ??= undoAll()) };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
