import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { browserFilesText, loadSet, setIndexText } from '../compose/setIndex.ts';
import type { Release, Store } from '../store/index.ts';
import type { Bodies } from './bodies.ts';
import { encode, sendBodies } from './bodies.ts';
import { allowOtherSites, encodingFor } from './headers.ts';
import type { Log } from './log.ts';
import type { VerifiedFile } from './verifiedFile.ts';
import { isUnchanged, verifyFile } from './verifiedFile.ts';

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

/** How long a refused file is not read again, in milliseconds. */
const refusedFor = 10_000;

/**
 * Serves the files that a store's releases name, each in the smallest encoding that the client
 * accepts. The first request for a file verifies its bytes, because browsers keep them for a year.
 */
export function createAssets(store: Store, log: Log): Assets {
  const files = new Map<string, Promise<VerifiedFile | null>>();
  const releases = new Map<string, Promise<Release>>();
  const generated = new Map<string, Promise<Bodies>>();

  /** A release's list of files. It never changes. */
  function release(name: string, id: string): Promise<Release> {
    const key = `${name}/${id}`;
    let known = releases.get(key);
    if (!known) {
      known = store.release(name, id);
      known.catch(() => releases.delete(key));
      releases.set(key, known);
    }
    return known;
  }

  /** JSON that is made from the store once and never changes. */
  function json(path: string, make: () => Promise<string>): Promise<Bodies> {
    let text = generated.get(path);
    if (!text) {
      text = make().then(encode);
      text.catch(() => generated.delete(path));
      generated.set(path, text);
    }
    return text;
  }

  async function sendJson(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    make: () => Promise<string>,
  ): Promise<boolean> {
    const bodies = await json(path, make).catch(() => null);
    if (!bodies) return false;
    response.setHeader('Content-Type', types['.json']!);
    response.setHeader('Cache-Control', immutable);
    sendBodies(request, response, bodies);
    return true;
  }

  /** Verifies a file at its first request. A refused one is not read again for a while. */
  function verified(file: string, integrity: string | null): Promise<VerifiedFile | null> {
    const known = files.get(file);
    if (known) return known;
    let isRefused = false;
    const found = verifyFile(file, integrity, (path) => {
      isRefused = true;
      log({ event: 'file-failed', path, reason: 'It is not the file of its release.' });
    });
    files.set(file, found);
    void found.then((copies) => {
      if (!copies) setTimeout(() => files.delete(file), isRefused ? refusedFor : 0).unref();
    });
    return found;
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    integrity: string | null,
  ): Promise<boolean> {
    // A range refers to the bytes of the file itself, so it is served without encoding.
    const wanted = request.headers.range ? 'identity' : encodingFor(request);
    const copyOf = (copies: VerifiedFile | null) => copies?.[wanted] ?? copies?.identity;
    let copy = copyOf(await verified(file, integrity));
    if (copy && !(await isUnchanged(copy))) {
      files.delete(file);
      copy = copyOf(await verified(file, integrity));
    }
    if (!copy) return false;
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (copy.encoding !== 'identity') response.setHeader('Content-Encoding', copy.encoding);
    send(request, copy.path, { immutable: true, maxAge: '1y', dotfiles: 'allow' })
      .on('error', ({ status = 500, headers }: SendError) => {
        // A range that the file does not have, for example. The headers say how long the file is.
        if (status < 500 && !response.headersSent) response.writeHead(status, headers).end();
        else response.destroy();
      })
      .pipe(response);
    return true;
  }

  return {
    async serve(request, response, url) {
      const set = /^\/sets\/([0-9a-f]{16})\.json$/.exec(url)?.[1];
      if (set) {
        return sendJson(request, response, url, async () =>
          setIndexText(await loadSet(store, await store.set(set))),
        );
      }
      const preview = /^\/previews\/([0-9a-f]{20})\.png$/.exec(url)?.[1];
      if (preview) {
        allowOtherSites(response);
        return sendFile(request, response, store.previewFile(preview), null);
      }
      const asset = /^\/assets\/([\w-]+)\/([\w.-]+)\/([\w.-]+)$/.exec(url);
      if (!asset || url.includes('..')) return false;
      const [, name, id, file] = asset as unknown as [string, string, string, string];
      if (file === 'release.json') {
        return sendJson(request, response, url, async () =>
          browserFilesText(await release(name, id)),
        );
      }
      const named = (await release(name, id).catch(() => null))?.files ?? {};
      if (!Object.hasOwn(named, file)) return false;
      const path = join(store.releaseFolder(name, id), 'browser', file);
      return sendFile(request, response, path, named[file]!.integrity);
    },
  };
}
