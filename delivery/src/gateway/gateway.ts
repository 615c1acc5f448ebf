import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { isForUs } from '@emberite/cli/host';
import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';
import type { SiteConfig } from '@emberite/sdk/release';
import { refuseUnknownFlags } from '../config/config.ts';
import type { Store } from '../store/index.ts';
import { writeSiteConfig } from '../store/site.ts';
import type { Assets } from './assets.ts';
import { createAssets } from './assets.ts';
import { createClientOf } from './client.ts';
import { allowOtherSites, forbidScripts, setSecurityHeaders } from './headers.ts';
import { watchLivePages } from './livePages.ts';
import type { Log } from './log.ts';
import type { Document, File } from './pages.ts';
import { sendDocument, sendFile } from './send.ts';
import { createTelemetry } from './telemetry.ts';
import type { Timeouts } from './timeouts.ts';
import { defaultTimeouts } from './timeouts.ts';
import { createUpstreams } from './upstreams.ts';
import type { RegistryHandler } from '../registry/server.ts';

export interface ServerOptions {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** API servers, at least one. */
  apiUrls: string[];
  /** What proves to them that calls come from here; undefined if they go by the address. */
  apiSecret?: string | undefined;
  /** Addresses and networks of the proxies in front of the site; `loopback` is this machine. */
  trustedProxies?: string[];
  timeouts?: Partial<Timeouts>;
  production: boolean;
  log: Log;
  /** Takes requests below `/registry/`; without it there is no registry. */
  registry?: RegistryHandler | undefined;
}

export interface GatewayOptions extends Omit<ServerOptions, 'siteUrl'> {
  store: Store;
  site: SiteConfig;
}

/** The documents and assets that a gateway serves itself. */
export interface SiteSource extends Assets {
  /** The document of a path; for an unknown one, the not-found page. */
  find(path: string, signedIn: boolean): Document | Promise<Document>;
  /** A file for search engines, browsers or home screens. */
  file(path: string): File | undefined | Promise<File | undefined>;
  close(): void | Promise<void>;
}

export interface Gateway {
  server: Server;
  /** Stops accepting connections, and resolves when open requests have been served or have timed out. */
  close(): Promise<void>;
}

/** Throws a `ConfigError` if the configuration has a flag that no live release declares. */
async function checkFlagsOf(store: Store, site: SiteConfig): Promise<void> {
  const live = await store.live();
  if (!live) return;
  const named = Object.entries((await store.set(live)).releases);
  const releases = await Promise.all(named.map(([name, [id]]) => store.release(name, id)));
  const flags = releases.flatMap(({ routes }) => routes.flatMap(({ flag }) => flag?.name ?? []));
  refuseUnknownFlags(site, flags);
}

/** Creates the server of a store's live set. It does not listen yet. */
export async function createGateway({ store, site, ...options }: GatewayOptions): Promise<Gateway> {
  await checkFlagsOf(store, site);
  await writeSiteConfig(store, site);
  const live = await watchLivePages(store, site, options.log);
  return createSiteServer(
    {
      find: (path, signedIn) => live.current().find(path, signedIn),
      file: (path) => live.current().file(path),
      serve: createAssets(store, options.log).serve,
      close: live.close,
    },
    { ...options, siteUrl: site.siteUrl },
  );
}

/**
 * The longest path and query together, in characters. HTTP asks servers to take 8,000, and responses
 * of sign-in providers can need thousands: their codes are in the query.
 */
const longestUrl = 8_000;

/**
 * The path and query of a request, as written. Null for what is no plain path: an encoded or a plain
 * dot segment could mean another path to us than to the server behind us.
 */
function readUrl({ url = '/' }: IncomingMessage): { pathname: string; search: string } | null {
  const [, pathname = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(url) ?? [];
  if (pathname === '' || /(^|[\\/])(\.|%2e){1,2}([\\/]|$)/i.test(pathname)) return null;
  return { pathname, search };
}

/** Creates a server for documents, assets, telemetry and the API. It does not listen yet. */
export function createSiteServer(source: SiteSource, options: ServerOptions): Gateway {
  const { log } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const clientOf = createClientOf(options.trustedProxies ?? []);
  const upstreams = createUpstreams({
    urls: options.apiUrls,
    secret: options.apiSecret,
    clientOf,
    timeouts,
    log,
  });
  const telemetry = createTelemetry(options.siteUrl, clientOf, log);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response, options.production);
    if ((request.url ?? '').length > longestUrl) {
      return void response.writeHead(414, { Connection: 'close' }).end();
    }
    const url = readUrl(request);
    if (!url) return void response.writeHead(400, { Connection: 'close' }).end();
    if (!options.production && !isForUs(request, options.siteUrl)) {
      return void response.writeHead(421, { Connection: 'close' }).end();
    }
    const { pathname: path, search } = url;
    if (upstreams.owns(path) && !(options.production && path.startsWith('/dev'))) {
      return upstreams.forward(request, response);
    }
    if (path.startsWith('/registry/') && options.registry) {
      return options.registry(request, response);
    }
    if (path === '/telemetry' && request.method === 'POST') {
      return telemetry.receive(request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (/^\/(assets|sets|previews)\//.test(path)) {
      forbidScripts(response);
      if (await source.serve(request, response, path)) return;
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('Not found\n');
      return;
    }
    const file = await source.file(path);
    if (file) {
      if (file.type.startsWith('image/')) allowOtherSites(response);
      return sendFile(request, response, file);
    }
    if (path.length > 1 && path.endsWith('/')) {
      const plain = `/${path.split(/[\\/]/).filter(Boolean).join('/')}`;
      response.writeHead(308, { Location: plain + search }).end();
      return;
    }
    const signedIn = hasSessionHint(request.headers.cookie ?? '');
    sendDocument(request, response, await source.find(path, signedIn));
  }

  const limits = {
    headersTimeout: Math.min(timeouts.read, timeouts.upload),
    requestTimeout: timeouts.upload,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // Not the query: it may hold a secret.
      log({ event: 'error', path: readUrl(request)?.pathname, reason: String(error) });
      if (!response.headersSent) {
        response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      }
      response.end('Something went wrong. Please try again.\n');
    });
  });
  return {
    server,
    async close() {
      await source.close();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const drainTimeout = setTimeout(() => server.closeAllConnections(), 3_000);
      await closed;
      clearTimeout(drainTimeout);
      await upstreams.close();
      telemetry.close();
    },
  };
}
