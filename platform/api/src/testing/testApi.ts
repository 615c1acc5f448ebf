import { rmSync } from 'node:fs';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { createApi } from '../server.ts';
import type { Overrides } from '../server.ts';
import { createBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { newPlace } from './dataDir.ts';
import { newestMail, signIn } from './signIn.ts';
import type { ReceivedMail } from './signIn.ts';

/** The API, running in this process, with its own data folder and clock. */
export interface TestApi {
  origin: string;
  dataDir: string;
  /** The environment to start another one on the same data. */
  environment: Record<string, string>;
  /** Every line of the log so far. */
  logLines: string[];
  /** Advances the clock, in milliseconds. */
  pass(ms: number): void;
  /** Sets the clock. */
  goTo(time: string): void;
  browser(): Browser;
  /** The newest mail to an address. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Returns a browser in which `address` is signed in. */
  signedIn(address: string): Promise<Browser>;
  /** Stops it and keeps the folder. */
  stop(): Promise<void>;
  /** Opens its database, after {@link TestApi.stop}. */
  database(): Promise<OpenDatabase>;
  /** Stops it and deletes the folder. */
  end(): Promise<void>;
}

/**
 * Starts the API for a test. `given` are environment variables; `overrides` replace what is not on
 * this machine.
 */
export async function startTestApi(
  given: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestApi> {
  const place = given.DATA_DIR ? { DATA_DIR: given.DATA_DIR } : await newPlace();
  const environment = { ...place, ...given };
  const dataDir = environment.DATA_DIR;
  const config = readConfig(environment);
  const logLines: string[] = [];
  let passed = 0;
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
    environment,
    logLines,
    pass: (ms) => {
      passed += ms;
    },
    goTo: (time) => {
      passed = Date.parse(time) - Date.now();
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
