import type { Release } from '@emberite/cli/release';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { browserFilesText, loadSet, setIndexText } from '../compose/setIndex.ts';
import type { Store } from '../store/index.ts';
import type { Bodies } from './bodies.ts';
import { encode, sendBodies } from './bodies.ts';
import { createCopies } from './copies.ts';
import { allowOtherSites, encodingFor } from './headers.ts';
import type { Log } from './log.ts';
import { whileUnchanged } from './whileUnchanged.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What `send` reports when it cannot serve a file. */
interface SendError {
  status?: number;
  headers?: OutgoingHttpHeaders;
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves what never changes: the files of releases, the indexes of release sets and link previews. */
export interface Assets {
  /** Serves a path under `/assets/`, `/sets/` or `/previews/`. Returns false if there is no such file. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

/**
 * Serves the files that the releases of a store name, each in the smallest encoding that the client
 * accepts, if the release is in a set that is or was live.
 */
export function createAssets(store: Store, log: Log): Assets {
  const findCopy = createCopies(log);
  const encoded = new Map<string, { releases: Release[]; bodies: Promise<Bodies> }>();
  const readRelease = whileUnchanged(async (path) => {
    const release = JSON.parse(await readFile(path, 'utf8')) as Release;
    // Throws for what is no release.
    browserFilesText(release);
    return release;
  });
  const remembering: Store = {
    ...store,
    release: (name, id) => readRelease(join(store.releaseFolder(name, id), 'release.json')),
  };

  /** Sends JSON that is made from releases, once and when one of them has changed. */
  async function sendJson(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    releases: Release[],
    make: () => string,
  ): Promise<void> {
    let one = encoded.get(path);
    if (!one?.releases.every((release, index) => release === releases[index])) {
      one = { releases, bodies: encode(make()) };
      encoded.set(path, one);
    }
    const bodies = await one.bodies;
    response.setHeader('Content-Type', types['.json']!);
    response.setHeader('Cache-Control', immutable);
    sendBodies(request, response, bodies);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    integrity: string | null,
  ): Promise<boolean> {
    // A range refers to the bytes of the file itself, so it is served without encoding.
    const wanted = request.headers.range ? 'identity' : encodingFor(request);
    const compressed = wanted === 'identity' ? null : await findCopy(file, wanted, integrity);
    const path = compressed ?? (await findCopy(file, 'identity', integrity));
    if (!path) return false;
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (compressed) response.setHeader('Content-Encoding', wanted);
    send(request, path, { immutable: true, maxAge: '1y', dotfiles: 'allow' })
      .on('error', ({ status = 500, headers }: SendError) => {
        if (status >= 500 || response.headersSent) return void response.destroy();
        // A range that the file does not have, for example. The headers say how long the file is.
        response.setHeader('Cache-Control', 'no-store');
        response.writeHead(status, headers).end();
      })
      .pipe(response);
    return true;
  }

  async function sendIndex(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
  ): Promise<boolean> {
    const read = async () => loadSet(remembering, await store.set(id));
    const loaded = await read().catch(() => null);
    if (!loaded) return false;
    const releases = [loaded.shell, ...Object.values(loaded.remotes).flat()];
    await sendJson(request, response, path, releases, () => setIndexText(loaded));
    return true;
  }

  return {
    async serve(request, response, url) {
      const set = /^\/sets\/([0-9a-f]{16})\.json$/.exec(url)?.[1];
      if (set) return sendIndex(request, response, url, set);
      const preview = /^\/previews\/([0-9a-f]{20})\.png$/.exec(url)?.[1];
      if (preview) {
        allowOtherSites(response);
        return sendFile(request, response, store.previewFile(preview), null);
      }
      const asset = /^\/assets\/([\w-]+)\/([\w.-]+)\/(development\/)?([\w.-]+)$/.exec(url);
      if (!asset || url.includes('..')) return false;
      const [, name = '', id = '', development, file = ''] = asset;
      if (!(await store.hasShipped(name, id))) return false;
      const release = await remembering.release(name, id).catch(() => null);
      if (!release) return false;
      if (development) {
        const integrity = release.development?.[file];
        if (integrity === undefined) return false;
        const path = join(store.releaseFolder(name, id), 'development', file);
        return sendFile(request, response, path, integrity);
      }
      if (file === 'release.json') {
        await sendJson(request, response, url, [release], () => browserFilesText(release));
        return true;
      }
      const { files } = release;
      if (!Object.hasOwn(files, file)) return false;
      const path = join(store.releaseFolder(name, id), 'browser', file);
      return sendFile(request, response, path, files[file]!.integrity);
    },
  };
}
