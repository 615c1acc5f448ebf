import type { Objects } from '@emberite/objects';
import type { Log, Outage } from '@emberite/config/log';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Liveness } from './db/liveness.ts';
import type { openIncoming } from './files/incoming.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { Providers } from './social/providers.ts';
import type { PosterMaker } from './videos/poster.ts';

/** The services that every handler uses. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  /** Members' files, each under a key like `ID/video`. */
  files: Objects;
  incoming: ReturnType<typeof openIncoming>;
  log: Log;
  /** Records whether the database is unreachable. */
  outage: Outage;
  mailer: Mailer;
  payments: Payments | null;
  posters: PosterMaker;
  liveness: Liveness;
  providers: Providers;
}
