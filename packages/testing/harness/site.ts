import type { Release } from '@emberite/release';
import { PassThrough } from 'node:stream';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { askPeople } from '@emberite/api/people';
import { ageSignIns, newPlace, startTcpProxy, startTestApi } from '@emberite/api/testing';
import type { TcpProxy } from '@emberite/api/testing';
import { createGateway, createMetrics, createMetricsServer } from '@emberite/gateway';
import { openStore } from '@emberite/store';
import type { Store } from '@emberite/store';
import { createComposer } from '@emberite/composer';
import { readConfig } from '@emberite/config/site';
import {
  createGreet,
  createRegistry,
  createRegistryServer,
  gatewayMetrics,
  openCounts,
  openTokens,
  watchReleases,
} from '@emberite/registry';
import { startApi } from '@emberite/site';
import { vi } from 'vitest';
import { filesIn } from '../../../tools/files.ts';
import { freePort } from '../../../tools/freePort.ts';
import { listen } from '../../../tools/listen.ts';
import {
  baseStore,
  copyStore,
  liveRelease,
  liveSet,
  placesOf,
  portOf,
  publish,
  testRegistry,
} from './prepare.ts';
import { patience } from '../../../tools/slow.ts';

/** A whole site: a gateway with its own release store, in front of an API. */
export interface TestSite {
  url: string;
  /** The token with which an external team publishes. */
  token: string;
  store: Store;
  /** Folder of the store. */
  folder: string;
  /** The connection to the API, which a test may cut or stall, and the API itself. */
  api: Pick<TcpProxy, 'cut' | 'stall'> & {
    mend(): void;
    /** Kills the API, whatever it is doing. */
    crash(): Promise<void>;
    /** Starts it again with the same data. */
    restart(): Promise<void>;
    /** Makes every sign-in 10 minutes older, while the API is not running. */
    ageSignIns(): Promise<void>;
    /** The paths of the files that it stores: recordings and posters. */
    files(): Promise<string[]>;
  };
  /** Gives it the address of this worker, in place of the site that is open. */
  open(): void;
  /** Failures that browsers have reported. */
  failures: { remote: string; release: string; path: string; kind: string }[];
  /** Documents of which browsers have reported that they were changed on their way. */
  changed: { path: string }[];
  /** Whether the live releases have changed since it started. */
  hasMoved(): Promise<boolean>;
  /** What its gateway and its API have logged last, for a failure's report. */
  recent(): string[];
  /** What its gateway has counted. */
  metrics(): Promise<string>;
  /** Lets its registry judge canaries from now on. */
  judge(): Promise<void>;
  /** The live release of a remote. */
  live(name: string): Promise<Release>;
  publish(dist: string): Promise<Release>;
  rollback(name: string): Promise<void>;
  /** Gives the role of staff to an address, or takes it away. */
  staff(action: 'add' | 'remove', address: string): Promise<unknown>;
  /** The latest sign-in code mailed to an address. */
  codeFor(address: string): Promise<string>;
  /** The latest link with a secret mailed to an address: to sign in, or of the waiting list. */
  linkFor(address: string): Promise<string>;
  close(): Promise<void>;
}

/** What the sites of a test file share: the API and the store to start with. Only one site runs at a time. */
export interface TestBed {
  /** Publishes a built remote for all sites started afterwards. */
  publish(dist: string): Promise<void>;
  startSite(): Promise<TestSite>;
  close(): Promise<void>;
}

/** Options for the sites of a test bed. */
export interface TestBedOptions {
  /** The setting `FLAGS`. */
  flags?: string;
  /** The setting `VISIBILITY_OPENS`. */
  opens?: string;
  /** The time when the test bed starts, for its API and for the tabs of tests; else it is now. */
  at?: string;
  /** Runs the API in its own process, for tests that kill it. That takes seconds to start. */
  api?: 'process';
}

/** How many lines of a log a failure shows. */
const recentLines = 10;

/** The server of the site that is open, and who is connected to it. */
let opened: Server | undefined;
const connected = new Set<Socket>();

/** The port of this worker, once it has one. */
let port: Promise<number> | undefined;

/**
 * Listens at the port of this worker. Its sites share it, one at a time: documents contain it, and are
 * composed only once for a port.
 */
async function listenHere(): Promise<number> {
  const free = await freePort(portOf(Number(process.env['VITEST_POOL_ID'])));
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
    opened?.emit('connection', socket);
  });
  await new Promise<void>((done) => void server.listen(free, '127.0.0.1', done));
  return free;
}

/**
 * Starts an API with its own data folder, and prepares the store that its sites start with: releases
 * of the current sources, with their pages composed.
 */
export async function startTestBed({
  flags = '',
  opens,
  at,
  api: kind,
}: TestBedOptions = {}): Promise<TestBed> {
  const { DATA_DIR: dataDir } = await newPlace(placesOf(process.ppid));
  const config = readConfig({
    PORT: String(await (port ??= listenHere())),
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    FLAGS: flags,
    ...(opens && { VISIBILITY_OPENS: opens }),
  });
  const url = config.site.siteUrl;
  const base = openStore(baseStore);
  await createComposer(base, { quality: 5 }).compose((await liveSet(base)).releases, config.site);
  await copyStore(baseStore, config.store);
  const prepared = openStore(config.store);
  await testRegistry(prepared, config.site).settle('For tests');
  const start = kind === 'process' ? startProcess : startHere;

  /** What the API has logged. */
  let apiLines: string[] = [];

  async function startProcess() {
    const output = new PassThrough();
    output.on('data', (line: Buffer) => apiLines.push(String(line).trimEnd()));
    const program = await startApi(config, { output, log: () => {} });
    await program.listening;
    return {
      url: program.url,
      close: program.close,
      staff: (action: 'add' | 'remove', address: string) =>
        askPeople(dataDir, { action, address, by: 'test' }),
    };
  }

  async function startHere() {
    const { origin, stop, goTo, logLines, staff } = await startTestApi({
      DATA_DIR: dataDir,
      SITE_URL: url,
      VISIBILITY_OPENS: config.site.visibilityOpens,
      TRUST_PROXY: 'loopback',
    });
    if (at) goTo(at);
    apiLines = logLines;
    return {
      url: origin,
      staff,
      close(grace?: number) {
        if (grace === 0) throw new Error("Only an API with api: 'process' can be killed.");
        return stop();
      },
    };
  }

  let api = await start();
  const portOf = () => Number(new URL(api.url).port);
  const line = await startTcpProxy(portOf());

  const control: TestSite['api'] = {
    cut: line.cut,
    stall: line.stall,
    mend: () => line.mend(),
    async crash() {
      await api.close(0);
      line.cut();
    },
    async restart() {
      api = await start();
      line.mend(portOf());
    },
    async ageSignIns() {
      await api.close();
      await ageSignIns(dataDir, 10);
      await control.restart();
    },
    files: () => filesIn(join(dataDir, 'files')),
  };

  async function mailTo(address: string): Promise<{ text: string; subject: string }> {
    const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const [mail] = (await response.json()) as { text: string; subject: string }[];
    if (!mail) throw new Error(`No mail to ${address}.`);
    return mail;
  }

  async function startSite(): Promise<TestSite> {
    const folder = await mkdtemp(join(dataDir, 'store-'));
    await copyStore(config.store, folder);
    const store = openStore(folder);
    // A site's gateway writes this file when it starts.
    await writeFile(join(folder, 'site.log'), '');
    const failures: TestSite['failures'] = [];
    const changed: TestSite['changed'] = [];
    const firstMove = (await store.latest())?.number;
    let servedMove = firstMove;
    const gatewayLines: string[] = [];
    const tokens = openTokens(store.objects);
    const { text: token } = await tokens.create({ remotes: ['*'], paths: ['/'] });
    const registry = createRegistryServer(
      createRegistry(store, config.site, { quality: 5, logFile: join(folder, 'site.log') }),
      tokens,
      () => {},
      { greet: createGreet({ url: `http://127.0.0.1:${line.port}` }, store.objects) },
    );
    const metrics = createMetrics();
    const gateway = await createGateway({
      metrics,
      store,
      cache: join(folder, 'cache'),
      siteUrl: url,
      apiUrl: `http://127.0.0.1:${line.port}`,
      production: false,
      // Tabs may claim an IP address: otherwise they would all share the same limits.
      trustedProxies: ['loopback'],
      registryUrl: `http://127.0.0.1:${await listen(registry)}`,
      log: (entry) => {
        gatewayLines.push(JSON.stringify(entry));
        if (entry.event === 'remote-failed') {
          failures.push(entry as unknown as TestSite['failures'][number]);
        }
        if (entry.event === 'document-changed') changed.push({ path: String(entry['path']) });
        if (entry.event === 'set-live') servedMove = entry['move'] as number;
      },
    });
    const open = () => {
      if (opened === gateway.server) return;
      // Nobody stays connected to the site before.
      for (const socket of connected) socket.destroy();
      opened = gateway.server;
    };
    open();

    const own = testRegistry(store, config.site);
    /** Stops the background work of a running site's registry. */
    let endWatch = async () => {};

    /** Waits until the gateway has followed the last move. */
    const served = () =>
      vi.waitUntil(async () => servedMove === (await store.latest())?.number, {
        timeout: patience,
      });

    return {
      url,
      token,
      store,
      folder,
      api: control,
      open,
      failures,
      changed,
      hasMoved: async () => (await store.latest())?.number !== firstMove,
      recent: () => [
        'Last lines of the gateway:',
        ...gatewayLines.slice(-recentLines),
        'Last lines of the API:',
        ...apiLines.slice(-recentLines),
      ],
      metrics: () => metrics.register.metrics(),
      async judge() {
        const shown = createMetricsServer(metrics);
        const address = `http://127.0.0.1:${await listen(shown)}`;
        const end = watchReleases({
          store,
          registry: own.as({ name: 'judge', allow() {} }),
          read: gatewayMetrics([address], () => {}),
          counts: openCounts(store.objects),
          log: () => {},
          interval: 200,
        });
        endWatch = async () => {
          await end();
          shown.close().closeAllConnections();
        };
      },
      live: (name) => liveRelease(store, name),
      async publish(dist) {
        const release = await publish(store, dist, config.site);
        await served();
        return release;
      },
      async rollback(name) {
        await own.rollback(name);
        await served();
      },
      staff: (...given) => api.staff(...given),
      codeFor: async (address) => /\b\d{6}\b/.exec((await mailTo(address)).subject)?.[0] ?? '',
      linkFor: async (address) =>
        /https?:\S+(?:secret=|#)\S+/.exec((await mailTo(address)).text)?.[0] ?? '',
      async close() {
        await endWatch();
        await gateway.close();
        registry.close().closeAllConnections();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }

  return {
    async publish(dist) {
      await publish(prepared, dist, config.site);
    },
    startSite,
    async close() {
      await line.end();
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
