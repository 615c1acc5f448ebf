import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Log } from '@emberite/config/log';
import { newProfile } from '@emberite/contract/newProfile';
import type { SiteConfig } from '@emberite/release/data';
import type { BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { createGateway } from '@emberite/gateway';
import { startProgram } from '@emberite/config/process';
import { listen } from '@emberite/config/server';
import type { ReleaseSet, Store } from '@emberite/store';
import type { Who } from '@emberite/release';

export interface StageOptions {
  store: Store;
  site: SiteConfig;
  /** Path of the browser. */
  chromium: string;
  log: Log;
  /** Folder for its data, which is disposable. */
  folder: string;
}

/** A store that has only this set, as if it were live and without canaries. */
const asIfLive = (store: Store, set: ReleaseSet): Store => ({
  ...store,
  latest: async () => ({ number: 1, at: '', by: '', why: '', set: set.id, from: {}, to: {} }),
  set: async () => ({ ...set, canaries: undefined }),
  hasShipped: async () => true,
  async served(name, file) {
    for (const id of set.releases[name] ?? []) {
      const { files } = await store.release(name, id);
      if (Object.hasOwn(files, file)) return { id, integrity: files[file]!.integrity };
    }
    return null;
  },
});

/** The environment of a child process: no settings, and so no secrets. */
const plain = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The arguments of a browser that reaches a port of `localhost`, and neither another name nor an address. */
export const onlyTo = (port: number) => [
  `--host-resolver-rules=MAP localhost:${port} 127.0.0.1:${port}, MAP * ~NOTFOUND`,
  // WebRTC sends to an address without looking it up.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * Starts a site that only the gate's browser sees: a real gateway in front of an API that has no data
 * but what is in the folder.
 * The browser reaches nothing else, and has its own sandbox, unless this process is root: Chromium
 * refuses that.
 */
export async function openStage({ store, site, chromium, log, folder }: StageOptions) {
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    if (handle) handle(request, response);
    else response.writeHead(503).end();
  });
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, 'Free a port.');
  const url = `http://localhost:${port}`;
  const secret = randomBytes(32).toString('base64url');
  await using starting = new AsyncDisposableStack();
  starting.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const browser = await launchChromium({
    executablePath: chromium,
    chromiumSandbox: process.getuid?.() !== 0,
    env: plain(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: onlyTo(port),
  });
  starting.defer(() => browser.close());
  const api = await startProgram(
    {
      name: 'Gate-API',
      restarts: 'a few times',
      script: createRequire(import.meta.url).resolve('@emberite/api/main'),
      environment: (apiPort) => ({
        ...plain(),
        API_HOST: '127.0.0.1',
        API_PORT: String(apiPort),
        METRICS_PORT: '0',
        DATA_DIR: folder,
        SITE_URL: url,
        VISIBILITY_OPENS: site.visibilityOpens,
        PROXY_SECRET: secret,
      }),
    },
    { output: new PassThrough().resume(), log },
  );
  starting.defer(() => api.close());
  await api.listening;
  const started = starting.move();
  return {
    url,
    /** Whether its browser still runs. */
    isUp: () => browser.isConnected(),
    /** Serves a set, whatever is live. Returns a function that stops that. */
    async serve(set: ReleaseSet) {
      const gateway = await createGateway({
        store: asIfLive(store, set),
        cache: join(folder, 'cache'),
        siteUrl: url,
        apiUrl: api.url,
        apiSecret: secret,
        trustedProxies: ['loopback'],
        production: false,
        // Problems of a page are seen in the page itself.
        log: () => {},
      });
      handle = (...args) => void gateway.server.emit('request', ...args);
      return async () => {
        handle = null;
        await gateway.close();
      };
    },
    /** Returns a function that opens windows of a new user, who is signed in once. */
    async enter(who: Who) {
      // The API limits what a client does, so each check is a new client.
      const client = [10, ...randomBytes(3)].join('.');
      const common = { extraHTTPHeaders: { 'X-Forwarded-For': client } };
      const first = await browser.newContext(common);
      const post = async (path: string, data: unknown) => {
        const options = { data, headers: { Origin: url } };
        const response = await first.request.post(`${url}/api${path}`, options);
        if (!response.ok()) throw new Error(`${path} returned ${response.status()}.`);
      };
      if (who !== 'visitor') {
        const email = `${randomUUID()}@gate.example`;
        await post('/auth/magic-link/send', { email });
        const mails = await first.request.get(`${url}/dev/mailbox.json?to=${email}`);
        const [mail] = (await mails.json()) as { subject: string }[];
        const [code] = /\b\d{6}\b/.exec(mail?.subject ?? '') ?? [];
        await post('/auth/magic-link/code', { email, code });
        if (who === 'member')
          await post('/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
      }
      const storageState = await first.storageState();
      await first.close();
      return (options: BrowserContextOptions) =>
        browser.newContext({ ...common, ...options, storageState });
    },
    close: () => started.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
