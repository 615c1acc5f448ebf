import { rmSync } from 'node:fs';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { createApi } from '../server.ts';
import type { Parts } from '../server.ts';
import { createBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { newPlace } from './dataDir.ts';
import { newestMail, signIn } from './signIn.ts';
import type { ReceivedMail } from './signIn.ts';

/** The API, running in this process on a data folder and a clock of its own. */
export interface TestApi {
  origin: string;
  dataDir: string;
  /** What to start another one with that has the same data. */
  environment: Record<string, string>;
  /** Every line of the log so far. */
  logLines: string[];
  /** Lets time pass, in milliseconds. */
  pass(ms: number): void;
  browser(): Browser;
  /** The newest message to an address. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** A browser in which `address` has signed in. */
  signedIn(address: string): Promise<Browser>;
  /** Ends it and leaves the folder. */
  stop(): Promise<void>;
  /** Opens its database, once it has been stopped. */
  database(): Promise<OpenDatabase>;
  /** Ends it and deletes the folder. */
  end(): Promise<void>;
}

/**
 * Starts the API for a test. `given` is what would be in its environment variables; `parts` stand in
 * for what is not on this machine.
 */
export async function startTestApi(
  given: Record<string, string> = {},
  parts: Parts = {},
): Promise<TestApi> {
  const place = given.DATA_DIR ? { DATA_DIR: given.DATA_DIR } : await newPlace();
  const environment = { ...place, ...given };
  const dataDir = environment.DATA_DIR;
  const config = readConfig(environment);
  const logLines: string[] = [];
  let passed = 0;
  const api = await createApi(config, {
    clock: () => new Date(Date.now() + passed),
    writeLog: (line) => logLines.push(line),
    ...parts,
  });
  const origin = `http://127.0.0.1:${api.port}`;
  // Requests at once should not wait for a connection to the database to be made.
  if (config.databaseUrl) {
    await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/api/ready`)));
  }
  const browser = () => createBrowser(origin, config.siteUrl);
  return {
    origin,
    dataDir,
    environment,
    logLines,
    pass: (ms) => {
      passed += ms;
    },
    browser,
    mailTo: (address) => newestMail(browser(), address),
    signedIn: (address) => signIn(browser(), address),
    stop: () => api.close(),
    database: () => openDatabase(config, dataDir, () => {}),
    async end() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
