import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import http, { createServer } from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { shellOf } from '@emberite/release/data';
import type { Boot, ReleaseFiles, SetIndex } from '@emberite/release/data';
import { createProxyServer } from 'httpxy';
import send from 'send';
import { baseOf, browserFiles, fileListUrl, RefusedError } from '@emberite/release';
import type { Builds } from './builds.ts';
import { devBaseOf } from './builds.ts';
import type { DevShell } from './document.ts';
import { isForUs } from '@emberite/release/host';
import { withSources } from './sources.ts';
import { bootOf, developDocument, refreshHookPath, withBuilds } from './document.ts';

/**
 * Lets Fast Refresh in every package find the one React. A package's refresh code runs after React and
 * looks for it in the `renderers` of this hook, which otherwise only React's developer tools install.
 *
 * React asks the package that was refreshed last which code is the newest of a component. Here it asks all
 * of them: otherwise what is rendered anew would have the old code of the others.
 */
const refreshHook = `{
  const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      this.renderers.set(this.renderers.size + 1, renderer);
      return this.renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  });
  const { inject } = hook;
  hook.inject = (renderer) => {
    const { setRefreshHandler } = renderer;
    const handlers = new Set();
    renderer.setRefreshHandler = (handler) => {
      handlers.add(handler);
      setRefreshHandler((type) => {
        for (const familyOf of handlers) {
          const family = familyOf(type);
          if (family) return family;
        }
      });
    };
    return inject.call(hook, renderer);
  };
}`;

/** A site in development. */
export interface DevServer {
  /** It does not listen yet. */
  server: Server;
  close(): Promise<void>;
}

/**
 * Headers that describe the site's own documents and files; they are wrong for those in
 * development.
 */
const ownHeaders = [
  'content-length',
  'etag',
  'integrity-policy',
  'link',
  'reporting-endpoints',
  'server-timing',
];

/** Where the browser reads the site's index with the development builds; its own path follows. */
const indexRoot = '/dev';

/** Reads JSON of the site. Throws a {@link RefusedError} that says what is missing there. */
async function readJson<T>(url: string, what: string): Promise<T> {
  const response = await fetch(url);
  if (response.ok) return (await response.json()) as T;
  throw new RefusedError(`${url} has no ${what} (${response.status}).`);
}

/**
 * Serves a site with some packages as development builds, which are updated in the open page on
 * each save. Everything else comes from the site, which runs elsewhere. Without a build of the
 * shell, the one for teams comes from the site, too.
 *
 * @param site origin of the running site
 * @param own says at which origin developers open it
 */
export function createDevServer(
  site: string,
  builds: Builds,
  own: () => string,
  log: (line: string) => void,
): DevServer {
  const proxy = createProxyServer({
    target: site,
    changeOrigin: true,
    selfHandleResponse: true,
    // Those of Node go through the proxies of this machine.
    agent: (site.startsWith('https:') ? https : http).globalAgent,
  });
  const open = new Set<ServerResponse>();
  const remotes = builds.names.filter((name) => name !== 'shell');
  const built = () => Promise.all(remotes.map((name) => builds.release(name)));
  const indexOf = async (url: string) =>
    withBuilds(await readJson<SetIndex>(site + url, 'index of its pages'), await built());

  async function devShellOf(boot: Boot): Promise<DevShell> {
    const id = shellOf(boot);
    const list = site + fileListUrl({ name: 'shell', id });
    const live = await readJson<ReleaseFiles>(list, 'shell');
    const tool = Object.keys(live.integrity).find((file) => /^team\.\w+\.js$/.test(file));
    const xray = tool && live.base + tool;
    if (builds.names.includes('shell')) {
      return { ...(await builds.release('shell')), base: devBaseOf('shell'), xray };
    }
    const base = `${baseOf('shell')}${id}/development/`;
    const what = 'development build of its shell: publish the shell there once more';
    return { ...(await readJson<DevShell>(`${site}${base}release.json`, what)), base, xray };
  }

  /**
   * Sends the site's response to a navigation; if it is one of the site's documents, with the
   * development builds.
   */
  async function sendDocument(received: IncomingMessage, response: ServerResponse, path: string) {
    const html = await text(received);
    const boot = bootOf(html);
    if (!boot) return void response.writeHead(received.statusCode ?? 502).end(html);
    const developed = developDocument({
      html,
      boot,
      path,
      index: await indexOf(boot.index),
      indexUrl: indexRoot + boot.index,
      builds: await built(),
      shell: await devShellOf(boot),
    });
    response.writeHead(developed.status, { 'Cache-Control': 'no-store' }).end(developed.html);
  }

  proxy.on('proxyReq', (toSite, { headers }) => {
    // The site accepts only requests from its own pages, so ours pass as such. Other origins stay
    // as they are.
    if (headers.origin === `http://${headers.host}`) toSite.setHeader('origin', site);
  });
  proxy.on('proxyRes', (received, request, response) => {
    const isDocument = received.headers['content-type']?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(received.headers)) {
      if (value !== undefined && !(isDocument && ownHeaders.includes(name)))
        response.setHeader(name, value);
    }
    const { location } = received.headers;
    if (location?.startsWith(`${site}/`))
      response.setHeader('location', location.slice(site.length));
    if (!isDocument) {
      response.writeHead(received.statusCode ?? 502);
      return void received.pipe(response);
    }
    const { pathname } = new URL(request.url ?? '/', site);
    sendDocument(received, response, pathname).catch((error: unknown) => fail(response, error));
  });
  proxy.on('error', (error, _request, response) => {
    if (response && 'writeHead' in response) fail(response, error);
  });

  function fail(response: ServerResponse, error: unknown): void {
    const reason =
      error instanceof RefusedError ? error.message : `${site} does not respond: ${String(error)}`;
    log(reason);
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
  }

  function sendJson(response: ServerResponse, value: unknown): void {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(value));
  }

  const announce = (states = builds.states()) => `data: ${JSON.stringify(states)}\n\n`;
  const unsubscribe = builds.subscribe((states) => {
    for (const response of open) response.write(announce(states));
  });

  function streamBuilds(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(announce());
    open.add(response);
    response.on('close', () => open.delete(response));
  }

  /** Serves a file of a development build. Returns false if it is not one. */
  async function serveBuild(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<boolean> {
    const [, name = '', file = ''] = /^\/assets\/([\w-]+)\/dev\/([\w.-]+)$/.exec(path) ?? [];
    if (!builds.names.includes(name)) return false;
    if (file === 'release.json') {
      sendJson(response, browserFiles(await builds.release(name), devBaseOf(name)));
      return true;
    }
    const full = join(builds.folder(name), 'browser', file);
    if (!existsSync(full)) return false;
    response.setHeader('Cache-Control', 'no-cache');
    send(request, encodeURI(full), { cacheControl: false, dotfiles: 'allow' })
      .on('error', () => response.destroy())
      .pipe(response);
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The site cannot check that any more, because it gets its own name as the host.
    if (!isForUs(request, own())) {
      response.writeHead(421, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' });
      return void response.end(
        `This site is ${own()} and answers to no other name. Open it there.\n`,
      );
    }
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === '/dev/builds') return streamBuilds(response);
    if (pathname === '/dev/sources') {
      const sources = await withSources(await text(request), builds);
      return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end(sources);
    }
    if (pathname === refreshHookPath) {
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(refreshHook);
    }
    if (pathname.startsWith(`${indexRoot}/index/`)) {
      return sendJson(response, await indexOf(pathname.slice(indexRoot.length)));
    }
    if (await serveBuild(request, response, pathname)) return;
    // Failures here do not concern the site's operators.
    if (pathname === '/telemetry') return void response.writeHead(204).end();
    // A document is changed here, so it must not be compressed, or be a 304. Any page may be asked for one, in any way.
    if (!pathname.startsWith('/assets/')) {
      request.headers['accept-encoding'] = 'identity';
      delete request.headers['if-none-match'];
    }
    await proxy.web(request, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => fail(response, error));
  });
  return {
    server,
    async close() {
      unsubscribe();
      for (const response of open) response.end();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await builds.close();
    },
  };
}
