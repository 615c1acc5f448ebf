import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { compress, compressible } from '@emberite/release';
import { policyHeaders } from '@emberite/release/document';
import { encodingFor } from '@emberite/gateway/headers';
import type { Encoding } from '@emberite/gateway/headers';
import { contentTypes } from '@emberite/release/contentTypes';
import { createRecent } from '@emberite/store/recent';
import { Hono } from 'hono';
import type { Context } from 'hono';

/** Where `npm run build -w platform/console` writes the page. */
const built = join(
  dirname(createRequire(import.meta.url).resolve('@emberite/console/package.json')),
  'dist',
);

/** Its files have a hash of their content in their names. */
const file = '/registry/console/:file{[\\w-]+\\.[\\da-f]{12}\\.(?:js|css|woff2)}';

/** It was not built: it is not part of a release. */
const missing =
  'The page of the registry is not built. Build it on the machine of the registry: npm run build -w platform/console\n';

/** A file in every encoding. */
type Bodies = Record<Encoding, Buffer>;

/** Serves the page that shows people what the registry knows. Anybody may load it: it has no data. */
export function createConsole(folder = built): Hono<{ Bindings: HttpBindings }> {
  /** Each is made once: more than the page has. One that is missing may be built later. */
  const files = createRecent<Bodies>(500);

  async function encode(name: string): Promise<Bodies> {
    const identity = await readFile(join(folder, name));
    const { br, gz } = compressible.test(name) ? await compress(identity) : { br: null, gz: null };
    return { identity, br: br ?? identity, gzip: gz ?? identity };
  }

  async function sendPage(c: Context): Promise<Response> {
    const html = await readFile(join(folder, 'index.html')).catch(() => null);
    return c.body(html ?? missing, html ? 200 : 503, {
      ...policyHeaders({ scripts: [], styles: [], frames: [] }),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
      Vary: 'Accept',
      'Content-Type': html ? 'text/html; charset=utf-8' : 'text/plain',
    });
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(file, async (c, next) => {
    const name = c.req.param('file');
    const bodies = await files(name, () => encode(name)).catch(() => null);
    if (!bodies) return next();
    const encoding = encodingFor(c.env.incoming);
    return c.body(new Uint8Array(bodies[encoding]), 200, {
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': contentTypes[extname(name)] ?? '',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(bodies[encoding] !== bodies.identity && { 'Content-Encoding': encoding }),
    });
  });
  // All packages, one of them, and two of its releases.
  app.get('/registry', (c) => c.redirect('/registry/', 308));
  app.get('/registry/', sendPage);
  app.get('/registry/:remote{(?:shell|mf-[\\w-]+)/?}', sendPage);
  app.get('/registry/:remote{(?:shell|mf-[\\w-]+)}/:diff{diff/?}', sendPage);
  // The page is for people who open a report, its data for everybody else.
  app.get('/registry/reports/:remote{[\\w-]+}/:id{[\\w.-]+}/:at{\\d+}', (c, next) =>
    c.req.header('Accept')?.includes('text/html') ? sendPage(c) : next(),
  );
  return app;
}
