import { rmSync } from 'node:fs';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { createApi } from '../server.ts';
import type { Overrides } from '../server.ts';
import { createBrowser } from './browser.ts';
import { newPlace } from './dataDir.ts';
import { newestMail, signIn } from './signIn.ts';

/**
 * Starts the API for a test, in this process, with its own data folder and clock. `given` are environment variables; `overrides` replace what is not on
 * this machine; its clock is `passed` milliseconds ahead.
 */
export async function startTestApi(
  given: Record<string, string> = {},
  overrides: Overrides = {},
  passed = 0,
) {
  const place = given.DATA_DIR ? { DATA_DIR: given.DATA_DIR } : await newPlace();
  const environment = { ...place, ...given };
  const dataDir = environment.DATA_DIR;
  const config = readConfig(environment);
  const logLines: string[] = [];
  const api = await createApi(config, {
    clock: () => new Date(Date.now() + passed),
    output: { write: (line) => logLines.push(line) },
    ...overrides,
  });
  const origin = `http://127.0.0.1:${api.port}`;
  await api.cleaned;
  // Opens the database connections now, so that concurrent requests need not wait for them.
  if (config.databaseUrl) {
    await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/api/ready`)));
  }
  const browser = () => createBrowser(origin, config.siteUrl);
  return {
    origin,
    dataDir,
    /** The environment to start another one on the same data. */
    environment,
    /** Every line of the log so far. */
    logLines,
    /** Advances the clock, in milliseconds. */
    pass(ms: number) {
      passed += ms;
    },
    /** Sets the clock. */
    goTo(time: string) {
      passed = Date.parse(time) - Date.now();
    },
    /** Does what is due for groups at the time of its clock. */
    tend: api.tend,
    /** Gives or takes the role of staff. */
    staff: (action: 'add' | 'remove', address: string) =>
      api.staff({ action, address, by: 'test' }),
    staffHistory: () => api.staff({ action: 'history', by: 'test' }),
    browser,
    /** The newest mail to an address. */
    mailTo: (address: string) => newestMail(browser(), address),
    /** Returns a browser in which `address` is signed in. */
    signedIn: (address: string) => signIn(browser(), address),
    /** Stops it and keeps the folder. */
    stop: api.close,
    /** Opens its database, after it has stopped. */
    database: () => openDatabase(config, dataDir, () => {}),
    /** Queries its database, after it has stopped. */
    async query<Result>(work: (db: Database) => PromiseLike<Result>): Promise<Result> {
      const { db, close } = await openDatabase(config, dataDir, () => {});
      return Promise.resolve(work(db)).finally(close);
    },
    /** Stops it and deletes the folder. */
    async end() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
