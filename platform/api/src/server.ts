import { join, resolve } from 'node:path';
import { openObjects } from '@emberite/objects';
import type { Objects } from '@emberite/objects';
import { prepareClose } from '@emberite/config/ending';
import { keepConnections, listen } from '@emberite/config/server';
import { createLog, createOutage } from '@emberite/config/log';
import { countedLog, createProgramMetrics, openLog } from '@emberite/config/metrics';
import type { ProgramMetrics } from '@emberite/config/metrics';
import { bucketPackages, loadOptional } from '@emberite/config/optional';
import { StartError } from '@emberite/config/startError';
import { linksSettled } from './auth/linkMail.ts';
import { clearStaged, copyEmbedded } from './backup/copy.ts';
import { offer } from './control/socket.ts';
import { second } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { errorFields, failed } from './errorFields.ts';
import { openIncoming } from './files/incoming.ts';
import { keepPrivate } from './files/keepPrivate.ts';
import { makeFolder } from '@emberite/config/makeFolder';
import { checkDatabase } from './health/health.ts';
import { keepClean } from './housekeeping.ts';
import { createApp } from './app.ts';
import { createServer } from './http/server.ts';
import { seedInvites } from './invites/seed.ts';
import { createMailer } from './mail/mailer.ts';
import { createPayments } from './payments/payments.ts';
import type { Services } from './services.ts';
import { changeStaff } from './role/role.ts';
import type { StaffRequest } from './role/role.ts';
import { createProviders } from './social/providers.ts';
import type { Issuers } from './social/providers.ts';
import { createPosters } from './videos/poster.ts';
import type { PosterMaker } from './videos/poster.ts';

export { readConfig, settings } from './config.ts';
export type { Config } from './config.ts';
export type { Clock } from './clock.ts';

/** How long pending requests may take when the API ends, in milliseconds. Mails on their way have the rest of 20 s. */
const drain = 12 * second;

/** What tests replace. */
export interface Overrides {
  clock?: Clock;
  issuers?: Issuers;
  posters?: PosterMaker;
  stripeApi?: string;
  mailPatience?: number;
  /** Receives each line of the log. */
  output?: { write(line: string): unknown };
}

/** Opens the store of members' files. */
async function openFiles({ bucket }: Config, dataDir: string): Promise<Objects> {
  if (bucket) {
    return loadOptional(() => openObjects({ bucket }), 'S3_BUCKET', ...bucketPackages);
  }
  const folder = join(dataDir, 'files');
  makeFolder(folder);
  return openObjects({ folder });
}

/** Starts the API: opens and migrates the database, listens, and cleans up behind that. */
export async function createApi(config: Config, overrides: Overrides = {}) {
  const clock = overrides.clock ?? (() => new Date());
  let look: () => Promise<unknown> = async () => {};
  const metrics: ProgramMetrics = createProgramMetrics('api', () => look());
  const log = overrides.output
    ? countedLog(createLog(overrides.output, clock), metrics)
    : openLog(metrics);
  const show = (isThere: boolean) => metrics.reachable.set({ server: 'database' }, Number(isThere));
  const outage = createOutage(log, 'database-connection-lost', 'database-connected', show);
  const dataDir = resolve(config.dataDir);
  let port = 0;
  await using starting = new AsyncDisposableStack();
  makeFolder(dataDir);
  const database = await openDatabase(config, dataDir, (error) =>
    error === null ? outage.ended() : outage.began(errorFields(error)),
  );
  const { db, liveness, whileStill } = database;
  starting.defer(() => database.close());
  show(true);
  look = () => checkDatabase(db, outage);
  keepPrivate(dataDir);
  clearStaged(dataDir);
  await seedInvites(config, db, clock());
  const services: Services = {
    config,
    clock,
    db,
    log,
    outage,
    files: await openFiles(config, dataDir),
    incoming: openIncoming(dataDir, liveness),
    mailer: createMailer(config, db, clock, overrides.mailPatience),
    payments: await createPayments(config, clock, overrides.stripeApi),
    posters: overrides.posters ?? createPosters(),
    liveness,
    providers: createProviders(config, () => port, overrides.issuers),
  };
  // An upload that is cut off does not delete its file before the process has ended.
  starting.defer(() => services.incoming.end());
  const staff = (request: StaffRequest) => changeStaff(request, services);
  // What only this process can do, because it has the database open.
  if (whileStill) {
    const backUp = async (target: string) => {
      await copyEmbedded(dataDir, target, whileStill);
      log({ event: 'backup-made' });
      return '';
    };
    starting.defer(await offer(dataDir, 'backup', backUp, log));
    const change = (request: string) => staff(JSON.parse(request) as StaffRequest);
    starting.defer(await offer(dataDir, 'people', change, log));
  }
  const server = createServer(createApp(services).fetch, log);
  keepConnections(server, config.keepAlive);
  const closeServer = prepareClose(server, drain, log);
  port = await listen(server, config, 'Choose another API_PORT.');
  const housekeeping = keepClean(services, () => database.tidy());
  starting.defer(async () => {
    await Promise.all([closeServer(), housekeeping.end()]);
    await services.mailer.end();
    await linksSettled(services.mailer);
  });
  const started = starting.move();
  let closing: Promise<void> | undefined;
  return {
    port,
    /** Resolves once the cleaning at the start is over. */
    cleaned: housekeeping.first,
    /** Does now what is due for groups: replaces who does not answer, and reminds. */
    tend: housekeeping.tend,
    /** Gives and takes the role of staff, as `npm run people` does. */
    staff,
    log,
    metrics,
    /** Resolves if the database has ended for good, so that this process should end too. */
    failed: database.failed.then((cause) => {
      log(failed('database-failed', cause));
      return new StartError('The database has stopped. Is its disk full?', { cause });
    }),
    /**
     * Finishes pending requests (within 12 s), what it is cleaning up (within 10 s) and mails on their way (within 5 s),
     * closes the database and unlocks the folder.
     */
    close: () => (closing ??= started.disposeAsync()),
  };
}
