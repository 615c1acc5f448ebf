import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from '../store/index.ts';
import { rememberSite } from '../store/site.ts';
import { createAssets } from './assets.ts';
import { setSecurityHeaders } from './headers.ts';
import { followLivePages } from './livePages.ts';
import type { Log } from './log.ts';
import { createReloads } from './reloads.ts';
import { sendDocument } from './sendDocument.ts';
import { receiveReport } from './telemetry.ts';
import { createUpstreams } from './upstreams.ts';

export interface GatewayOptions {
  store: Store;
  site: SiteConfig;
  /** API servers, at least one. */
  apiUrls: string[];
  production: boolean;
  log: Log;
}

export interface Gateway {
  server: Server;
  /** Ends every connection once its answer is out; nothing is left running. */
  close(): Promise<void>;
}

/** Makes the server of the composed site. It does not listen yet. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { store, site, log } = options;
  await rememberSite(store, site);
  const reloads = createReloads();
  const live = await followLivePages(store, site, log, reloads.announce);
  const assets = createAssets(store);
  const upstreams = createUpstreams(options.apiUrls, log);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query] = (request.url ?? '/').split('?');
    if (site.dev && path === '/dev/reloads') return reloads.subscribe(response);
    if (upstreams.owns(path) && !(options.production && path.startsWith('/dev'))) {
      return upstreams.forward(request, response);
    }
    setSecurityHeaders(response, options.production);
    if (path === '/telemetry' && request.method === 'POST') {
      return receiveReport(request, response, log);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (path.startsWith('/assets/') || path.startsWith('/sets/')) {
      if (await assets.serve(request, response, path)) return;
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('Not found\n');
      return;
    }
    if (path.length > 1 && path.endsWith('/')) {
      const plain = path.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
      response.writeHead(308, { Location: query ? `${plain}?${query}` : plain }).end();
      return;
    }
    sendDocument(
      request,
      response,
      live.current().find(path, hasSessionHint(request.headers.cookie ?? '')),
    );
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log({ event: 'error', path: request.url, reason: String(error) });
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('Something went wrong. Please try again.\n');
    });
  });
  return {
    server,
    async close() {
      live.close();
      reloads.close();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 3_000);
      await closed;
      clearTimeout(patience);
    },
  };
}
