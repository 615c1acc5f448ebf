import { existsSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { browserFilesText, loadSet, setIndexText } from '../compose/setIndex.ts';
import type { Store } from '../store/index.ts';
import type { Bodies } from './bodies.ts';
import { encode, sendBodies } from './bodies.ts';
import { encodingFor } from './headers.ts';

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

/** Serves a store's releases, each file in the smallest encoding that the client accepts. */
export function createAssets(store: Store): Assets {
  const generated = new Map<string, Promise<Bodies>>();

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

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): boolean {
    if (!existsSync(file)) return false;
    // A range refers to the bytes of the file itself, so it is served without encoding.
    const encoding = request.headers.range ? 'identity' : encodingFor(request);
    const suffix = encoding === 'br' ? '.br' : '.gz';
    const encoded = encoding !== 'identity' && existsSync(file + suffix);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoded) response.setHeader('Content-Encoding', encoding);
    send(request, encoded ? file + suffix : file, {
      immutable: true,
      maxAge: '1y',
      dotfiles: 'allow',
    })
      .on('error', ({ status, headers }: SendError) => {
        // A range that the file does not have. The headers say how long the file is.
        if (status === 416 && !response.headersSent) response.writeHead(416, headers).end();
        else response.destroy();
      })
      .pipe(response);
    return true;
  }

  return {
    async serve(request, response, path) {
      const set = /^\/sets\/([0-9a-f]{16})\.json$/.exec(path)?.[1];
      if (set) {
        return sendJson(request, response, path, async () =>
          setIndexText(await loadSet(store, await store.set(set))),
        );
      }
      const preview = /^\/previews\/([0-9a-f]{20})\.png$/.exec(path)?.[1];
      if (preview) return sendFile(request, response, store.previewFile(preview));
      const asset = /^\/assets\/([\w-]+)\/([\w.-]+)\/([\w.-]+)$/.exec(path);
      if (!asset || path.includes('..')) return false;
      const [, name, id, file] = asset as unknown as [string, string, string, string];
      if (file === 'release.json') {
        return sendJson(request, response, path, async () =>
          browserFilesText(await store.release(name, id)),
        );
      }
      return sendFile(request, response, join(store.releaseFolder(name, id), 'browser', file));
    },
  };
}
