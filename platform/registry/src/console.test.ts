import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@emberite/site/testing/fixtures';
import { listen, send } from '@emberite/site/testing/http';
import { createConsole } from './console.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let server: ReturnType<typeof createServer>;
let port: number;

beforeEach(async () => {
  folder = await tempFolder();
  server = createServer(getRequestListener(createConsole(folder.path).fetch));
  port = await listen(server);
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await folder[Symbol.asyncDispose]();
});

const script = 'main.0123456789ab.js';
const get = (path: string, encoding = '') =>
  send(port, path, { headers: { 'accept-encoding': encoding } });

it('serves the page at its addresses, and runs only scripts with a hash', async () => {
  await writeFile(join(folder.path, 'index.html'), '<!doctype html>');
  const addresses = ['/registry/', '/registry/mf-events', '/registry/shell/diff'];
  for (const path of [...addresses, '/registry/mf-events/', '/registry/shell/diff/']) {
    const { status, headers, body } = await get(path);
    expect([status, String(body)]).toEqual([200, '<!doctype html>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self' ;"),
      'integrity-policy': expect.stringContaining('blocked-destinations=(script)'),
    });
  }
  const { status, headers } = await get('/registry');
  expect([status, headers.location]).toEqual([308, '/registry/']);
  const report = '/registry/reports/mf-events/1.0.0-0123456789ab/1795457223074';
  const opened = await send(port, report, { headers: { accept: 'text/html,*/*' } });
  expect([opened.status, opened.headers.vary]).toEqual([200, 'Accept']);
  // A request for the report's data does not get the page.
  expect((await get(report)).status).toBe(404);
  for (const path of ['/registry/releases', '/registry/mf-events/more', '/registry/other']) {
    expect((await get(path)).status).toBe(404);
  }
});

it('serves its files as immutable, compressed, and nothing else from the folder', async () => {
  const text = 'console.log("a long text");'.repeat(100);
  for (const name of [script, 'index.html', 'sources', 'other.js']) {
    await writeFile(join(folder.path, name), text);
  }
  const { headers, body } = await get(`/registry/console/${script}`, 'br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(String(brotliDecompressSync(body))).toBe(text);
  for (const name of [
    'sources',
    'other.js',
    'index.html',
    '../package.json',
    'main.ffffffffffff.js',
  ]) {
    expect((await get(`/registry/console/${name}`)).status).toBe(404);
  }
});

it('says how to build it, and serves it as soon as it is', async () => {
  const { status, body } = await get('/registry/');
  expect([status, String(body)]).toEqual([
    503,
    expect.stringContaining('npm run build -w platform/console'),
  ]);
  expect((await get(`/registry/console/${script}`)).status).toBe(404);
  await writeFile(join(folder.path, 'index.html'), '<!doctype html>');
  await writeFile(join(folder.path, script), '');
  expect((await get('/registry/')).status).toBe(200);
  expect((await get(`/registry/console/${script}`)).status).toBe(200);
});
