import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { compress, compressible } from '@emberite/release';
import { policyHeaders } from '@emberite/release/policies';
import type { Bodies } from '@emberite/gateway/bodies';
import { sendBodies } from '@emberite/gateway/bodies';
import { contentTypes } from '@emberite/release/contentTypes';

/** Where `npm run build -w console` writes the page. */
const built = resolve(import.meta.dirname, '../../console/dist');

/** The addresses of the page: all packages, one of them, and two of its releases. */
const address = /^\/registry\/((shell|mf-[\w-]+)(\/diff)?)?$/;

/** The address of a gate report: the page for people who open it, its data for everybody else. */
const report = /^\/registry\/reports\/[\w-]+\/[\w.-]+\/\d+$/;

const isPage = ({ headers }: IncomingMessage, path: string) =>
  address.test(path) || (report.test(path) && headers.accept?.includes('text/html') === true);

/** Its files have a hash of their content in their names. */
const file = /^\/registry\/console\/([\w-]+\.[\da-f]{12}\.(?:js|css|woff2))$/;

/** It was not built: it is not part of a release. */
const missing =
  'The page of the registry is not built. Build it on the machine of the registry: npm run build -w console\n';

/** Sends the page of the registry or a file of it. Resolves with false for other addresses. */
export type SendConsole = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/** Serves the page that shows people what the registry knows. Anybody may load it: it has no data. */
export function createConsole(folder = built): SendConsole {
  const files = new Map<string, Promise<Bodies>>();

  async function encode(name: string): Promise<Bodies> {
    const identity = await readFile(join(folder, name));
    const { br, gz } = compressible.test(name) ? await compress(identity) : { br: null, gz: null };
    return { identity, br: br ?? identity, gzip: gz ?? identity };
  }

  /** A file in every encoding, which is made once. */
  function bodiesOf(name: string): Promise<Bodies> {
    const bodies = files.get(name) ?? encode(name);
    files.set(name, bodies);
    // It may be built later.
    bodies.catch(() => files.delete(name));
    return bodies;
  }

  return async (request, response, path) => {
    const name = file.exec(path)?.[1];
    if (name === undefined && !isPage(request, path)) return false;
    const bodies = name === undefined ? undefined : await bodiesOf(name).catch(() => null);
    if (bodies === null) return false;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (bodies && name !== undefined) {
      response.setHeader('Content-Type', contentTypes[extname(name)] ?? '');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      sendBodies(request, response, bodies);
      return true;
    }
    const html = await readFile(join(folder, 'index.html')).catch(() => null);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept');
    response.setHeader('Content-Type', html ? 'text/html; charset=utf-8' : 'text/plain');
    const headers = policyHeaders({ scripts: [], styles: [], frames: [] });
    response.writeHead(html ? 200 : 503, headers);
    response.end(request.method === 'HEAD' ? undefined : (html ?? missing));
    return true;
  };
}
