import { rmSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { createApi } from '../server.ts';
import { createBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { newDataDir } from './dataDir.ts';

/** A message in the local mailbox, as `/dev/mailbox.json` tells it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

/** The API, running in this process on a data folder and a clock of its own. */
export interface TestApi {
  origin: string;
  dataDir: string;
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
  /** Ends it and deletes the folder. */
  end(): Promise<void>;
}

/** The code in a sign-in mail. */
export function codeIn(mail: ReceivedMail): string {
  return /\b\d{6}\b/.exec(mail.subject)?.[0] ?? 'none';
}

/** The secret in the link of a sign-in mail. */
export function secretIn(mail: ReceivedMail): string {
  return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('secret') ?? 'none';
}

/** Starts the API for a test. `environment` is what would be in its environment variables. */
export async function startTestApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = environment.DATA_DIR ?? (await newDataDir());
  const logLines: string[] = [];
  let passed = 0;
  const api = await createApi(readConfig({ ...environment, DATA_DIR: dataDir }), {
    clock: () => new Date(Date.now() + passed),
    writeLog: (line) => logLines.push(line),
  });
  const origin = `http://127.0.0.1:${api.port}`;
  const browser = () => createBrowser(origin);
  const mailTo = async (address: string) => {
    const { body } = await browser().get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const [newest] = body as ReceivedMail[];
    if (!newest) throw new Error(`No mail to ${address}.`);
    return newest;
  };
  return {
    origin,
    dataDir,
    logLines,
    pass: (ms) => {
      passed += ms;
    },
    browser,
    mailTo,
    async signedIn(address) {
      const guest = browser();
      await guest.post('/api/auth/magic-link/send', { email: address });
      const code = codeIn(await mailTo(address));
      await guest.post('/api/auth/magic-link/code', { email: address, code });
      return guest;
    },
    stop: () => api.close(),
    async end() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
