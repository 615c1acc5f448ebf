import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';

/** What every handler works with. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  log: Log;
  mailer: Mailer;
}
