import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isApiPath } from '@emberite/contract/apiPath';
import { hasSessionHint, hasStaffHint } from '@emberite/contract/sessionHint';
import type { VisitReport } from '@emberite/release/reports';
import type { Store } from '@emberite/store';
import { createGreet } from '@emberite/store/people';
import { createAssets } from './assets.ts';
import { openCache } from './cache.ts';
import { clientAddress } from '@emberite/config/networks';
import { createDetours } from './detour.ts';
import { allowOtherSites, forbidScripts, securityHeaders } from './headers.ts';
import { watchLivePages } from './livePages.ts';
import { prepareClose } from '@emberite/config/ending';
import {
  http,
  keepConnections,
  hasOneHost,
  isHeadTooLarge,
  largestHead,
} from '@emberite/config/server';
import type { Log } from '@emberite/config/log';
import type { Metrics } from './metrics.ts';
import { createMetrics } from './metrics.ts';
import type { Document, Viewer } from './pages.ts';
import { createLoader } from './pages.ts';
import { createTeamViews } from './teamViews.ts';
import type { TeamViews } from './teamViews.ts';
import { canaryView, evidenceOf } from './views.ts';
import type { Evidence, View } from './views.ts';
import { endWorker, isOldWorker } from './oldWorker.ts';
import { sendDocument, sendFile } from './send.ts';
import type { Served } from './probe.ts';
import { createProbe } from './probe.ts';
import { createProxy, defaultTimeouts } from './proxy.ts';
import {
  addressTooLong,
  headTooLarge,
  refuse,
  refuseLast,
  refuseUnreadable,
  refuseWrite,
  retired,
  unclearAddress,
  unclearHost,
} from './refusal.ts';
import { createTelemetry } from './telemetry.ts';
import type { Timeouts } from './proxy.ts';

export { createMetricsServer } from '@emberite/config/metrics';
export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';

export interface ServerOptions {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Origin of the API. */
  apiUrl: string;
  /** The secret that proves to it that calls come from here; undefined if it trusts the address. */
  apiSecret?: string | undefined;
  /** Origin of the registry, which gets requests for `/registry` and below; undefined if it is not behind this server. */
  registryUrl?: string | undefined;
  /** Addresses and networks of the proxies in front of the site; `loopback` is this machine. */
  trustedProxies?: string[];
  timeouts?: Partial<Timeouts>;
  production: boolean;
  log: Log;
  /** Where it counts its work. */
  metrics?: Metrics;
}

export interface GatewayOptions extends ServerOptions {
  store: Store;
  /** Folder for verified copies of the store's files. */
  cache: string;
}

/** The documents and assets that a gateway serves itself. */
export interface SiteSource {
  serve: ReturnType<typeof createAssets>;
  /** The view of the site for the browser of a request. */
  viewFor(request: IncomingMessage): View | Promise<View>;
  /** What the judge of canaries may count of a report from a client; null if nothing. */
  evidenceOf(report: VisitReport, client: string): Evidence | null;
  /** Previews and the X-ray. */
  team: Pick<TeamViews, 'handle' | 'ending'>;
  /** Whether a page of a remote that its team has taken off the site was at a path. */
  isGone(path: string): boolean;
  /** What is served, for those who publish. */
  status(): Served;
  close(): void | Promise<void>;
}

export interface Gateway {
  server: Server;
  /** Stops accepting connections, and resolves when open requests have been served or have timed out. */
  close(): Promise<void>;
}

/** Creates the server of a store's live set, which it only reads. It does not listen yet. */
export async function createGateway({
  store,
  cache,
  ...options
}: GatewayOptions): Promise<Gateway> {
  const { log, metrics = createMetrics() } = options;
  const files = openCache(cache, store, log, metrics);
  const security = securityHeaders(options.production);
  const loader = createLoader(store, security);
  const live = await watchLivePages(store, loader, log, metrics, (set, move) => {
    files.fill(set);
    metrics.serve(set, move);
  });
  const api = { url: options.apiUrl, secret: options.apiSecret };
  const greet = createGreet(api, store.objects);
  const team = createTeamViews({
    store,
    loader,
    greet,
    registryUrl: options.registryUrl,
    site: options,
    live: () => live.current().served,
  });
  return createSiteServer(
    {
      viewFor(request) {
        const current = live.current();
        if (team.concerns(request)) return team.viewFor(request);
        return current.canaries.length > 0 ? canaryView(request, current, options) : current.served;
      },
      evidenceOf: (report, client) => evidenceOf(live.current(), report, client),
      team,
      serve: createAssets(store, files),
      isGone: (path) => live.current().isGone(path),
      status: () => ({
        move: live.current().move,
        set: live.current().served.set.id,
        refused: live.refused(),
      }),
      async close() {
        live.close();
        await files.close();
      },
    },
    { ...options, metrics },
  );
}

/**
 * The longest path and query together, in characters. HTTP asks servers to accept 8,000, and
 * responses of sign-in providers can need thousands: their codes are in the query.
 */
const longestUrl = 8_000;

/**
 * The path and query of a request, as written. Null if it is not a plain path: an encoded or a
 * plain dot segment could mean another path to us than to the server behind us.
 */
function readUrl({ url = '/' }: IncomingMessage): { pathname: string; search: string } | null {
  const [, pathname = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(url) ?? [];
  if (pathname === '' || /(^|[\\/])(\.|%2e){1,2}([\\/]|$)/i.test(pathname)) return null;
  return { pathname, search };
}

/**
 * Makes the absolute address of a request relative: `GET http://host/path` asks for `/path` at `host`, whatever its
 * `Host` says (RFC 9112, 3.2.2).
 */
function toOriginForm(request: IncomingMessage): void {
  const [whole, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '') ?? [];
  if (whole === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  if (host) request.headers.host = host;
}

/** What answers the requests of a site. */
function openParts(source: SiteSource, options: ServerOptions) {
  const { siteUrl, apiUrl, registryUrl, production, log, metrics = createMetrics() } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const addressOf = clientAddress(options.trustedProxies ?? []);
  const clientOf = ({ socket, headers }: IncomingMessage) =>
    addressOf(socket.remoteAddress, headers);
  const common = { clientOf, timeouts, log, metrics };
  const api = createProxy({ ...common, name: 'api', url: apiUrl, secret: options.apiSecret });
  const registry = registryUrl
    ? createProxy({
        ...common,
        name: 'registry',
        url: registryUrl,
        // Publishing may take as long as an upload.
        timeouts: { ...timeouts, read: timeouts.upload, write: timeouts.upload },
      })
    : null;
  const { viewFor, evidenceOf, team } = source;
  return {
    source,
    options,
    metrics,
    timeouts,
    api,
    registry,
    probe: createProbe(source.status, api),
    telemetry: createTelemetry({ ...common, siteUrl, viewFor, evidenceOf, ending: team.ending }),
    security: Object.entries(securityHeaders(production)),
    detourOf: production ? () => null : createDetours(siteUrl, clientOf),
  };
}

type Parts = ReturnType<typeof openParts>;

/** Creates a server for documents, assets, telemetry, the API and the registry. It does not listen yet. */
export function createSiteServer(source: SiteSource, options: ServerOptions): Gateway {
  const { log } = options;
  const parts = openParts(source, options);
  const { timeouts, api, registry, telemetry } = parts;
  const arrival = {
    // What is larger than a head may be is refused by us, as far as we know who asks.
    maxHeaderSize: 2 * largestHead,
    headersTimeout: Math.min(timeouts.read, timeouts.upload),
    requestTimeout: timeouts.upload,
    connectionsCheckingInterval: 1_000,
    // We refuse that in words.
    requireHostHeader: false,
  };
  const server = http.createServer(arrival, (request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      // Not the query: it may hold a secret.
      const path = readUrl(request)?.pathname;
      log({ event: 'error', level: 'error', path, reason: String(error) });
      if (!response.headersSent) {
        response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      }
      response.end('Something went wrong. Please try again.\n');
    });
  });
  const closeServer = prepareClose(server, timeouts.drain, log);
  refuseUnreadable(server, timeouts.read);
  keepConnections(server, timeouts.keepAlive);
  // A client that does not read its response for this long is disconnected.
  server.timeout = timeouts.idle;
  return {
    server,
    async close() {
      await closeServer();
      await source.close();
      api.close();
      registry?.close();
      telemetry.close();
    },
  };
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const { source, options } = parts;
  const isHostless = request.headers.host === undefined && request.httpVersion === '1.1';
  if (isHostless || !hasOneHost(request)) return refuseLast(request, response, unclearHost);
  if (isHeadTooLarge(request)) return refuseLast(request, response, headTooLarge);
  toOriginForm(request);
  if (request.url === '/live.json') return parts.probe(request, response);
  const chosen = source.viewFor(request);
  const view = chosen instanceof Promise ? await chosen : chosen;
  const detour = parts.detourOf(request);
  const document = documentFor(request, view, options.siteUrl);
  if (document && !detour) return sendPage(parts, request, response, document, view);
  const exchange = parts.metrics.begin(response);
  for (const [name, value] of parts.security) response.setHeader(name, value);
  if ((request.url ?? '').length > longestUrl) return refuseLast(request, response, addressTooLong);
  const url = readUrl(request);
  if (!url) return refuseLast(request, response, unclearAddress);
  if (detour) return detour(request, response);
  const { pathname: path, search } = url;
  if (isApiPath(path) && !(options.production && path.startsWith('/dev'))) {
    exchange.kind = 'api';
    return parts.api.forward(request, response);
  }
  if (/^\/registry(\/|$)/.test(path) && parts.registry) {
    exchange.kind = 'registry';
    return parts.registry.forward(request, response);
  }
  if (path === '/telemetry' && request.method === 'POST') {
    exchange.kind = 'telemetry';
    return parts.telemetry.receive(request, response);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseWrite(request, response);
  if (isOldWorker(request)) return endWorker(response);
  if (path.startsWith('/preview/')) return source.team.handle(request, response, path);
  if (/^\/(assets|index|previews)\//.test(path)) {
    exchange.kind = path.startsWith('/index/') ? 'index' : 'asset';
    return sendAsset(source, request, response, path, view);
  }
  const file = view.pages.file(path);
  if (file) {
    if (file.type.startsWith('image/')) allowOtherSites(response);
    return sendFile(request, response, file);
  }
  const plain =
    path.length > 1 && path.endsWith('/')
      ? `/${path.split(/[\\/]/).filter(Boolean).join('/')}`
      : path;
  const target = view.pages.redirect(plain) ?? plain;
  if (target !== path) {
    // A later release may have a page at an address that leads elsewhere today.
    const headers = { Location: target + search, 'Cache-Control': 'no-cache' };
    return void response.writeHead(308, headers).end();
  }
  const page = view.pages.find(path, viewerOf(request, options.siteUrl));
  if (page.status === 404 && source.isGone(path)) return refuse(request, response, retired);
  exchange.kind = 'document';
  return sendPage(parts, request, response, page, view);
}

function viewerOf({ headers: { cookie = '' } }: IncomingMessage, siteUrl: string): Viewer {
  if (!hasSessionHint(cookie, siteUrl)) return 'visitor';
  return hasStaffHint(cookie, siteUrl) ? 'staff' : 'user';
}

/** The document for a plain request; it already has all its headers. */
function documentFor(request: IncomingMessage, { pages }: View, siteUrl: string) {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestUrl) return undefined;
  const [path = ''] = url.split('?', 1);
  return pages.known(path, viewerOf(request, siteUrl));
}

function sendPage(
  { metrics, options }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  view: View,
): void | Promise<void> {
  const count = () => metrics.document(request, response, document.of, view.set);
  const sent = sendDocument(request, response, document, view, options.siteUrl);
  return sent ? sent.then(count) : count();
}

async function sendAsset(
  source: SiteSource,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  view: View,
): Promise<void> {
  // In the browser's own viewer, with such a policy nothing of it would be shown.
  if (!path.endsWith('.pdf')) forbidScripts(response);
  if (await source.serve(request, response, path, view)) return;
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found\n');
}
