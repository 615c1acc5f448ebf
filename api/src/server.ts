import { resolve } from 'node:path';
import { clearStaged } from './backup/copy.ts';
import { offerBackup } from './backup/socket.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { openIncoming } from './files/incoming.ts';
import { keepPrivate } from './files/keepPrivate.ts';
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
import { StartError } from './startError.ts';
import { createProviders } from './social/providers.ts';
import type { Issuers } from './social/providers.ts';
import { createPosters } from './videos/poster.ts';
import type { PosterMaker } from './videos/poster.ts';

export { readConfig } from './config.ts';
export type { Config } from './config.ts';
export type { Clock } from './clock.ts';

export interface Api {
  port: number;
  /** Resolves if the database has ended for good, so that this process should end too. */
  failed: Promise<StartError>;
  /** Finishes pending requests (within 2 s), closes the database and unlocks the folder. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  clock?: Clock;
  issuers?: Issuers;
  posters?: PosterMaker;
  stripeApi?: string;
  /** Receives each log line. Defaults to stdout. */
  writeLog?: (line: string) => void;
}

/** Starts the API: opens and migrates the database, cleans up, and listens. */
export async function createApi(config: Config, overrides: Overrides = {}): Promise<Api> {
  const clock = overrides.clock ?? (() => new Date());
  const log = createLog(overrides.writeLog ?? ((line) => process.stdout.write(`${line}\n`)), clock);
  const dataDir = resolve(config.dataDir);
  const undo: (() => void | Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  let port = 0;
  try {
    makeFolder(dataDir);
    const { db, liveness, failed, whileStill, close } = await openDatabase(
      config,
      dataDir,
      (error) => log.error('database-connection-lost', errorFields(error)),
    );
    undo.push(close);
    keepPrivate(dataDir);
    clearStaged(dataDir);
    await seedInvites(config, db, clock());
    const services: Services = {
      config,
      clock,
      db,
      log,
      files: await openFileStore(config, dataDir),
      incoming: openIncoming(dataDir, liveness),
      mailer: createMailer(config, db, clock),
      payments: createPayments(config, overrides.stripeApi),
      posters: overrides.posters ?? createPosters(),
      liveness,
      providers: createProviders(config, () => port, overrides.issuers),
    };
    // An upload that is cut off does not delete its file before the process has ended.
    undo.push(() => services.incoming.end());
    undo.push(await keepClean(services));
    if (whileStill) undo.push(await offerBackup(dataDir, whileStill, log));
    const server = createServer(createApp(services).fetch, log);
    port = await listen(server, config.port);
    undo.push(() => stop(server));
    let closing: Promise<void> | undefined;
    return {
      port,
      failed: failed.then((cause) => {
        log.error('database-failed', errorFields(cause));
        return new StartError('The database has stopped. Is its disk full?', { cause });
      }),
      close: () => (closing ??= undoAll()),
    };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
