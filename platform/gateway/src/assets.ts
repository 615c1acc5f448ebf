import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { browserFilesText, loadSet, setIndexText } from '@emberite/store/setIndex';
import { createRecent } from '@emberite/store/recent';
import type { ReleaseSet, Store } from '@emberite/store';
import type { View } from './views.ts';
import { allowOtherSites, encodingFor } from './headers.ts';
import type { Cache, StoredFile } from './cache.ts';
import { createDeltas, dictionaryFor } from './deltas.ts';
import { contentTypes } from '@emberite/release/contentTypes';
import { sendFile } from './send.ts';
import { compress } from '@emberite/release';
import type { File } from './pages.ts';

/** What `send` reports when it cannot serve a file. */
interface SendError {
  status?: number;
  headers?: OutgoingHttpHeaders;
}

/** How many file lists of releases are held in memory: tabs request only a few. */
const mostLists = 200;

const immutable = 'public, max-age=31536000, immutable';

/** The header of a composed file that never changes. */
const unchanging = { 'Cache-Control': immutable };

/** A file that is not compressed, ready to be sent. */
const fileOf = (body: Buffer, type: string, etag: string, headers: File['headers']): File => ({
  status: 200,
  type,
  etag,
  varies: false,
  headers,
  size: body.length,
  body,
});

/** A text of JSON, ready to be sent. */
async function jsonFile(text: string, headers: File['headers'] = {}): Promise<File> {
  const plain = Buffer.from(text);
  const { br } = await compress(plain);
  const etag = `"${hash('sha256', text).slice(0, 20)}"`;
  const file = fileOf(plain, contentTypes['.json']!, etag, headers);
  return br ? { ...file, body: br, encoding: 'br' } : file;
}

/**
 * Returns a function that serves a path under `/assets/`, `/index/` or `/previews/`: the files that the releases of a
 * store name, each in the smallest encoding that the client accepts, if the release is or was live; the index of the live
 * set; and link previews. It resolves with false if there is no such file.
 */
export function createAssets(store: Store, cache: Cache) {
  const indexFor = createIndexes(store);
  const lists = createRecent<File>(mostLists);
  const findDelta = createDeltas(store, cache);

  async function sendStored(
    request: IncomingMessage,
    response: ServerResponse,
    file: StoredFile,
    set: ReleaseSet,
    isAgain = false,
  ): Promise<boolean> {
    const delta = await findDelta(request, file, set);
    // A range refers to the bytes of the file itself, so it is served without encoding.
    const wanted = delta || request.headers.range ? 'identity' : encodingFor(request);
    const compressed = wanted === 'identity' ? null : await cache.find(file, wanted);
    const found = delta ?? compressed ?? (await cache.find(file, 'identity'));
    if (!found) return false;
    const dictionary = dictionaryFor(file);
    if (dictionary) response.setHeader('Use-As-Dictionary', dictionary);
    response.setHeader('Vary', `Accept-Encoding${dictionary ? ', Available-Dictionary' : ''}`);
    const type = contentTypes[extname(file.path)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    if (delta) response.setHeader('Content-Encoding', 'dcz');
    else if (compressed) response.setHeader('Content-Encoding', wanted);
    else response.removeHeader('Content-Encoding');
    if (typeof found !== 'string') {
      // A delta; or the disk is full, and serving ranges would be more than is needed to keep going.
      response.setHeader('Cache-Control', immutable);
      response.setHeader('Content-Length', found.length);
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : found);
      return true;
    }
    // It knows every type of file, and loads them.
    const { default: send } = await import('send');
    send(request, encodeURI(found), { immutable: true, maxAge: '1y', dotfiles: 'allow' })
      .on('error', ({ status = 500, headers }: SendError) => {
        // The cache has just removed it: it is fetched once more.
        if (status === 404 && !isAgain) {
          sendStored(request, response, file, set, true).then(
            (isSent) => isSent || response.writeHead(404).end(),
            () => response.destroy(),
          );
          return;
        }
        if (status >= 500 || response.headersSent) return void response.destroy();
        // A range that the file does not have, for example. The headers say how long the file is.
        response.setHeader('Cache-Control', 'no-store');
        response.writeHead(status, headers).end();
      })
      .pipe(response);
    return true;
  }

  return async (request: IncomingMessage, response: ServerResponse, url: string, view: View) => {
    const { set, pages, cookies } = view;
    if (url.includes('..')) return false;
    const shell = /^\/index\/([\w.-]{1,80})\.json$/.exec(url)?.[1];
    const index = shell && (await indexFor(set, shell));
    if (index) {
      // Like the documents, it depends on the browser's view of the site.
      const { personal } = pages.find('/no-such-page', 'visitor');
      const own = { ...index, varies: personal === true, ...(personal && { personal }) };
      await sendFile(request, response, own, cookies);
      return true;
    }
    const preview = /^\/previews\/([0-9a-f]{20})\.png$/.exec(url)?.[1];
    if (preview) {
      allowOtherSites(response);
      // While the store is unreachable, social networks show the link without it.
      const png = await store.preview(preview).catch(() => null);
      if (!png) return false;
      const [type, etag] = ['image/png', `"${preview}"`];
      await sendFile(request, response, fileOf(png, type, etag, unchanging));
      return true;
    }
    const [, name = '', id, development, file = ''] =
      /^\/assets\/([\w-]{1,60})\/(?:([\w.-]{1,80})\/)?(development\/)?([\w.-]{1,200})$/.exec(url) ??
      [];
    if (!file) return false;
    const path = `${development ? 'development' : 'browser'}/${file}`;
    if (id === undefined) {
      const served = await store.served(name, file);
      return served !== null && sendStored(request, response, { name, path, ...served }, set);
    }
    // What belongs to one release alone; and its other files, for tabs from before releases shared them.
    if (!(await store.hasShipped(name, id))) return false;
    const release = await store.release(name, id).catch(() => null);
    if (!release) return false;
    if (!development && file === 'release.json') {
      const list = await lists(`${name}/${id}`, () =>
        jsonFile(browserFilesText(release), unchanging),
      );
      await sendFile(request, response, list);
      return true;
    }
    const listed = development ? (release.development ?? {}) : release.files;
    if (!Object.hasOwn(listed, file)) return false;
    const one = listed[file]!;
    const integrity = typeof one === 'string' ? one : one.integrity;
    return sendStored(request, response, { name, id, path, integrity }, set);
  };
}

/** The maximum number of indexes in memory. Few releases of the shell have open tabs. */
const most = 8;

/**
 * Returns a function that makes the index of a set for a release of the shell, once; null if no such release has
 * ever been live.
 */
function createIndexes(store: Store): (set: ReleaseSet, shell: string) => Promise<File | null> {
  const indexes = createRecent<File>(most);

  return async (set, id) => {
    if (!(await store.hasShipped('shell', id))) return null;
    const shell = await store.release('shell', id).catch(() => null);
    if (!shell) return null;
    return indexes(`${set.id}/${id}`, async () =>
      jsonFile(setIndexText(await loadSet(store, set.releases, shell))),
    );
  };
}
