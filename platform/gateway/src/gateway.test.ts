import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { afterAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkLiveFlags } from '@emberite/registry';
import {
  liveSet,
  publish,
  remoteDist,
  site,
  siteWith,
  tempFolder,
  testRegistry,
  pageFile,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import type { HttpResponse } from '@emberite/site/testing/http';
import { listen, send } from '@emberite/site/testing/http';
import { slower } from '../../../tools/slow.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const home = {
  name: 'mf-home',
  text: 'first',
  paths: ['/', '/thing/:id', '/list', '/staff', '/staff/:id'],
  own: {
    '/list': { aliases: ['/lists'] },
    '/staff': { access: 'staff' as const, prerender: false },
    '/staff/:id': { access: 'staff' as const, prerender: false },
  },
  ownPath: '/own',
  secretPath: '/link',
  head: `() => ({ image: { alt: 'A field', drawing: '<rect width="9" height="9"/>' } })`,
};
const logged: Record<string, unknown>[] = [];

const folder = await tempFolder();
const store = await siteWith(folder.path, home);
const gateway = await testGateway(store, folder.path, (entry) => logged.push(entry));
const port = await listen(gateway.server);

afterAll(async () => {
  await gateway.close();
  await folder[Symbol.asyncDispose]();
});

const fetchPath = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<HttpResponse> => send(port, path, { headers, method, body });

const page = pageFile(home.text);
const assetUrl = (file: string) => `/assets/mf-home/${file}`;

/** URL of the file list of the live release. */
async function listUrl(): Promise<string> {
  const { releases } = await store.set(await liveSet(store));
  return assetUrl(`${releases['mf-home']![0]}/release.json`);
}

it('serves a document with a policy of hashes and the other security headers', async () => {
  const { status, headers, body } = await fetchPath('/');
  expect(status).toBe(200);
  expect(String(body)).toContain('<main>first</main>');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("worker-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|strict-dynamic/);
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache, no-transform');
});

it.each(sample(['/', '/own', '/link?secret=x', '/thing/42', '/nothing/here', '/api/me'], 5))(
  'lets %s run only scripts with a known hash, and report what it refused',
  async (path) => {
    const { headers } = await fetchPath(path, { Accept: 'text/html' });
    const policy = 'blocked-destinations=(script), endpoints=(ember)';
    expect(headers['integrity-policy']).toBe(policy);
    expect(headers['reporting-endpoints']).toBe('ember="/telemetry"');
    expect(headers['content-security-policy']).toContain('report-to ember');
    expect(headers['content-security-policy']).not.toContain('unsafe');
  },
);

it.each([
  { accept: 'gzip, br', encoding: 'br', decode: brotliDecompressSync },
  { accept: 'gzip, br;q=0', encoding: 'gzip', decode: gunzipSync },
  { accept: '', encoding: undefined, decode: (body: Buffer) => body },
])('sends a document as $encoding to a client that accepts "$accept"', async (wanted) => {
  const { headers, body } = await fetchPath('/', { 'Accept-Encoding': wanted.accept });
  expect(headers['content-encoding']).toBe(wanted.encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(String(wanted.decode(body))).toContain('<main>first</main>');
});

it('returns 304 for the version a client has cached, and only for that', async () => {
  const { headers } = await fetchPath('/', { 'Accept-Encoding': 'br' });
  const etag = headers.etag ?? '';
  const fresh = await fetchPath('/', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  expect(fresh.status).toBe(304);
  expect(fresh.body.length).toBe(0);
  expect((await fetchPath('/', { 'If-None-Match': etag })).status).toBe(200);
});

it.runIf(isFull)(
  'serves a page whose flag is off without rendering it, and refuses a flag that nobody declares',
  async () => {
    await using own = await tempFolder();
    const off = { title: 'Soon', text: 'Not yet.', action: { label: 'Home', href: '/' } };
    const declared = {
      '/thing': { flag: { name: 'showThing', default: true, off } },
      '/other': { flag: { name: 'showOther', default: false, off } },
    };
    const flagged = await siteWith(own.path, {
      name: 'mf-home',
      text: 'first',
      paths: ['/', '/thing', '/other'],
      own: declared,
    });
    await expect(checkLiveFlags(flagged, { ...site, flags: { showThong: true } })).rejects.toThrow(
      'FLAGS must name only showOther, showThing, not "showThong".',
    );
    const flags = { showThing: false };
    await checkLiveFlags(flagged, { ...site, flags });
    await testRegistry(flagged, { ...site, flags }).settle('The configuration has changed.');
    const started = await testGateway(flagged, own.path);
    const there = await listen(started.server);
    const html = async (path: string) => String((await send(there, path)).body);
    expect(await html('/')).toContain('<main>first</main>');
    for (const path of ['/thing', '/other']) {
      const document = await html(path);
      expect(document).toContain('<main>pending</main>');
      expect(document).toContain('"title":"Soon"');
      expect(document).not.toContain(`${page}"></script>`);
      expect(document).toContain('"flags":{"showThing":false}');
    }
    expect(await html('/sitemap.xml')).not.toContain('/thing');
    await started.close();
  },
);

it('sends another document for the landing page to users who seem signed in', async () => {
  const visitor = await fetchPath('/');
  const member = await fetchPath('/', { Cookie: 'a=1; ember_session=1' });
  expect(visitor.headers.vary).toContain('Cookie');
  expect(String(member.body)).toContain('<main>pending</main>');
  expect(member.headers.etag).not.toBe(visitor.headers.etag);
});

it('gives a page for staff to nobody else, for whom its address is an unknown one', async () => {
  const at = async (path: string, cookie: string) => {
    const { status, headers, body } = await fetchPath(path, { Cookie: cookie });
    const { date: _, 'content-length': __, ...rest } = headers;
    return { status, headers: rest, body: String(body) };
  };
  for (const hint of ['', 'ember_session=1', 'ember_session=CA%3ABC%3ARevelstoke']) {
    const unknown = await at('/no-such-page', hint);
    expect(unknown.status).toBe(404);
    for (const path of ['/staff', '/staff/42']) expect(await at(path, hint)).toEqual(unknown);
  }
  for (const hint of ['1.staff', 'CA%3ABC%3ARevelstoke.staff']) {
    for (const path of ['/staff', '/staff/42']) {
      const { status, headers, body } = await at(path, `ember_session=${hint}`);
      expect(status).toBe(200);
      expect(headers.vary).toContain('Cookie');
      expect(headers.link).toContain('/api/auth/me');
      expect(body).toContain('content="noindex"');
      expect(body).toContain(`"path":"/staff${path === '/staff' ? '' : '/:id'}"`);
    }
  }
  expect((await at('/desk/42/7', 'ember_session=1.staff')).status).toBe(404);
  expect((await at('/sitemap.xml', '')).body).not.toContain('/staff');
});

it('starts with the document what the page of a user loads first', async () => {
  const links = async (path: string, cookie: string) =>
    (await fetchPath(path, { Cookie: cookie })).headers.link;
  const session = '</api/auth/me>; rel=preload; as=fetch; crossorigin=use-credentials';
  const profile = session.replace('/api/auth/me', '/api/profiles?location=CA%3ABC%3ARevelstoke');
  const member = 'ember_session=CA%3ABC%3ARevelstoke';
  expect(await links('/own', member)).toBe(`${session}, ${profile}`);
  expect(await links('/own', 'ember_session=1')).toBe(session);
  expect(await links('/own', 'ember_session="><x>')).toBeUndefined();
  expect(await links('/own', '')).toBeUndefined();
  const files = async (path: string, cookie: string) =>
    [...String(await links(path, cookie)).matchAll(/<[^>]*[/](\w+)[^>]*>.*? as=(\w+)/g)].map(
      ([, name, as]) => `${name} ${as}`,
    );
  const calls = ['me fetch', 'profiles fetch'];
  expect(await files('/own', `${member}.new`)).toEqual([...calls, 'newcomer script']);
  // The guard leads there from the landing page, which is in no document of the remote's.
  const home = ['1 fetch', 'release fetch', 'remoteEntry script', 'page script', 'page style'];
  expect(await files('/', member)).toEqual([...calls, ...home]);
  expect(await files('/', `${member}.new`)).toEqual([...calls, ...home, 'newcomer script']);
  expect(await files('/', 'ember_session=1')).toEqual(['me fetch']);
  const owns = [member, 'ember_session=1', ''].map(
    async (cookie) => (await fetchPath('/own', { Cookie: cookie })).headers,
  );
  const etags = (await Promise.all(owns)).map(({ etag }) => etag);
  expect(new Set(etags).size).toBe(3);
  // A cache must not give one to the user of another cookie.
  for (const { vary } of await Promise.all(owns)) expect(vary).toContain('Cookie');
  expect((await fetchPath('/thing/42')).headers.vary).toBe('Accept-Encoding');
});

it('sends no referrer from a page whose query is a secret', async () => {
  const policy = async (path: string) => (await fetchPath(path)).headers['referrer-policy'];
  expect(await policy('/link?secret=x')).toBe('no-referrer');
  expect(await policy('/thing/42?x=1')).toBe('strict-origin-when-cross-origin');
  // The files of an inlined stylesheet would be requested with the whole address.
  const html = String((await fetchPath('/link')).body);
  expect(html).not.toContain('<style');
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^>]* integrity="sha384-/);
});

it('matches path patterns, and returns 404 with a page of the site for other paths', async () => {
  expect((await fetchPath('/thing/42?x=1')).status).toBe(200);
  const missing = await fetchPath('/nothing/here');
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(missing.body)).toContain('<title>Page not found');
});

it('redirects a path with a trailing slash to the one without, on this site only', async () => {
  const { status, headers } = await fetchPath('/thing/42/?x=1');
  expect([status, headers.location]).toEqual([308, '/thing/42?x=1']);
  for (const path of ['//evil.example/', '/\\evil.example/', '/\\/evil.example/']) {
    expect((await fetchPath(path)).headers.location).toBe('/evil.example');
  }
  expect((await fetchPath('/thing/42/?x=1?y=2')).headers.location).toBe('/thing/42?x=1?y=2');
});

it('redirects another address of a page to the page, with its query', async () => {
  for (const path of ['/lists', '/lists/']) {
    const { status, headers } = await fetchPath(`${path}?kind=a%20b`);
    expect([status, headers.location]).toEqual([308, '/list?kind=a%20b']);
    // A later release may have a page there.
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect((await fetchPath('/lists/more')).status).toBe(404);
  expect((await fetchPath('/sitemap.xml')).body.includes('/lists')).toBe(false);
});

it('refuses a path and query of more than 8,000 characters', async () => {
  const statusOf = async (path: string) => (await fetchPath(path)).status;
  expect(await statusOf(`/a${'/'.repeat(15_800)}b/`)).toBe(414);
  expect(await statusOf(`/api/${'a'.repeat(8_000)}`)).toBe(414);
  // As from a sign-in provider.
  expect(await statusOf(`/thing/42?code=${'a'.repeat(7_900)}`)).toBe(200);
});

it('serves assets as immutable, with types, HEAD and ranges', async () => {
  const url = assetUrl(page);
  const whole = await fetchPath(url);
  expect(whole.headers['cache-control']).toContain('immutable');
  expect(whole.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const head = await fetchPath(url, {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(String(whole.body.length));
  const part = await fetchPath(url, { Range: 'bytes=0-5', 'Accept-Encoding': 'br' });
  expect(part.status).toBe(206);
  expect(String(part.body)).toBe('export');
});

it.each([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['woff2', 'font/woff2'],
])("serves a release's .%s file as %s", async (kind, type) => {
  const { status, headers } = await fetchPath(assetUrl(`picture.${kind}`));
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['accept-ranges']).toBe('bytes');
});

it.each([
  ['bytes=0-3', '0123', 'bytes 0-3/1000'],
  ['bytes=995-', '56789', 'bytes 995-999/1000'],
  ['bytes=-2', '89', 'bytes 998-999/1000'],
  ['bytes=998-5000', '89', 'bytes 998-999/1000'],
])('serves the range %s of a video', async (Range, text, range) => {
  const url = assetUrl('picture.mp4');
  const { status, headers, body } = await fetchPath(url, { Range, 'Accept-Encoding': 'br' });
  expect([status, String(body), headers['content-range']]).toEqual([206, text, range]);
  expect(headers['content-length']).toBe(String(text.length));
  expect(headers['content-encoding']).toBeUndefined();
});

it('refuses a range outside a video, and says how long it is', async () => {
  const { status, headers } = await fetchPath(assetUrl('picture.mp4'), {
    Range: 'bytes=5000-',
  });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
  expect(headers['cache-control']).toBe('no-store');
});

it('serves the whole video if the range is of another version', async () => {
  const url = assetUrl('picture.mp4');
  const { status, body } = await fetchPath(url, { Range: 'bytes=0-3', 'If-Range': '"other"' });
  expect([status, body.length]).toEqual([200, 1000]);
});

const events = (event: string) => logged.filter((entry) => entry['event'] === event).length;

/** Where a store in a folder has a file, or a copy of it. */
const stored = (folder: string, file: string, copy = 'identity') =>
  join(folder, 'store/files/mf-home', file, copy);

/** The copy of a file in a gateway's cache. */
async function cachedAt(folder: string, file: string): Promise<string> {
  const { releases } = await store.set(await liveSet(store));
  const { files } = await store.release('mf-home', releases['mf-home']![0]);
  return join(folder, 'cache', files[file]!.integrity.replaceAll('/', '_'));
}

/** Starts a gateway on a store of its own in a folder with damaged files of the live release. */
async function startDamaged(damage: (folder: string) => Promise<unknown>) {
  const own = await tempFolder();
  const damaged = await siteWith(own.path, home);
  await damage(own.path);
  const lines: Record<string, unknown>[] = [];
  const started = await testGateway(damaged, own.path, (entry) => lines.push(entry));
  const there = await listen(started.server);
  return {
    folder: own.path,
    lines,
    get: (file: string, encoding = 'identity') =>
      send(there, assetUrl(file), { headers: { 'Accept-Encoding': encoding } }),
    preview: (name: string) => send(there, `/previews/${name}.png`),
    async [Symbol.asyncDispose]() {
      await started.close();
      await own[Symbol.asyncDispose]();
    },
  };
}

it('serves no file that the release does not name, and no link', async () => {
  const secret = join(folder.path, 'secret.txt');
  await writeFile(secret, 'secret');
  await using damaged = await startDamaged(async (at) => {
    for (const file of ['added.js', 'added.svg']) await mkdir(dirname(stored(at, file)));
    await writeFile(stored(at, 'added.js'), 'evil()');
    await symlink(secret, stored(at, 'added.svg'));
    await rm(stored(at, 'remoteEntry.js'));
    await symlink(secret, stored(at, 'remoteEntry.js'));
    await symlink(secret, join(at, 'store/previews', `${'1'.repeat(20)}.png`));
  });
  for (const file of ['added.js', 'added.svg', 'remoteEntry.js', `${page}.br`, 'toString']) {
    expect([file, (await damaged.get(file)).status]).toEqual([file, 404]);
  }
  expect((await damaged.get(page)).status).toBe(200);
  expect((await damaged.preview('1'.repeat(20))).status).toBe(404);
});

it('serves no file whose bytes do not match its release, logs that once, and serves it once it is intact', async () => {
  let whole = Buffer.alloc(0);
  await using damaged = await startDamaged(async (at) => {
    whole = await readFile(stored(at, 'picture.webp'));
    await writeFile(stored(at, 'picture.webp'), 'bad');
    await writeFile(stored(at, page), 'evil()');
  });
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await damaged.get('picture.webp')).status).toBe(404);
    expect((await damaged.get(page)).status).toBe(404);
  }
  const failed = () => damaged.lines.filter(({ event }) => event === 'file-failed').length;
  expect(failed()).toBe(2);
  await writeFile(stored(damaged.folder, 'picture.webp'), whole);
  await expect.poll(async () => (await damaged.get('picture.webp')).status).toBe(200);
  expect((await damaged.get('picture.webp')).body).toEqual(whole);
  expect(failed()).toBe(2);
});

it('serves a file without its compressed copy if that is another file', async () => {
  await using damaged = await startDamaged((at) =>
    writeFile(stored(at, 'picture.svg', 'br'), brotliCompressSync('<svg/>')),
  );
  const { status, headers, body } = await damaged.get('picture.svg', 'br');
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(body).toEqual(await readFile(stored(damaged.folder, 'picture.svg')));
});

it('verifies what an earlier gateway has left in its cache', async () => {
  await using damaged = await startDamaged(async (at) => {
    await mkdir(join(at, 'cache'), { recursive: true });
    await writeFile(await cachedAt(at, page), 'evil()');
  });
  const cached = await cachedAt(damaged.folder, page);
  expect(String((await damaged.get(page)).body)).toContain('export const text');
  expect(await readFile(cached, 'utf8')).toContain('export const text');
  await writeFile(cached, 'evil()');
  expect(String((await damaged.get(page)).body)).toContain('export const text');
  // Somebody may empty the cache.
  await expect.poll(() => damaged.lines.map(({ event }) => event)).toContain('cache-filled');
  await rm(dirname(cached), { recursive: true });
  expect((await damaged.get(page)).status).toBe(200);
});

it('serves whole files while its cache cannot store any', async () => {
  await using damaged = await startDamaged((at) => writeFile(join(at, 'cache'), 'no folder'));
  for (const encoding of ['identity', 'br']) {
    const { status, headers, body } = await damaged.get('picture.svg', encoding);
    const text = encoding === 'br' ? brotliDecompressSync(body) : body;
    expect([status, String(text)]).toEqual([200, '0123456789'.repeat(100)]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      'content-type': 'image/svg+xml',
    });
  }
  const failed = () => damaged.lines.filter(({ event }) => event === 'cache-failed').length;
  await expect.poll(failed).toBe(1);
});

it('serves no release that has never been live', async () => {
  const dist = await remoteDist(folder.path, { ...home, text: 'unpublished' });
  const { id } = await writeRelease(dist);
  await testRegistry(store).take(await readPackage(dist));
  const statuses = await Promise.all(
    [pageFile('unpublished'), `${id}/release.json`].map(
      async (file) => (await fetchPath(assetUrl(file))).status,
    ),
  );
  expect(statuses).toEqual([404, 404]);
});

it('lets no file act as a page', async () => {
  const html = String((await fetchPath('/')).body);
  const [index = ''] = /\/index\/[\w.-]+\.json/.exec(html) ?? [];
  const [preview = ''] = /\/previews\/\w+\.png/.exec(html) ?? [];
  const paths = [assetUrl('picture.mp4'), await listUrl(), index, preview];
  for (const path of [...paths, '/assets/mf-home/none/release.json', '/index/none.json']) {
    const { status, headers } = await fetchPath(path);
    expect([path, status]).toEqual([path, paths.includes(path) ? 200 : 404]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
  // With that policy, a browser's own viewer shows nothing.
  const { headers } = await fetchPath(assetUrl('picture.pdf'));
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

it('does not serve the source maps of a release', async () => {
  const url = assetUrl(page);
  const [, id = ''] = /\/([^/]+)\/release/.exec(await listUrl()) ?? [];
  expect(await store.file('mf-home', id, `maps/${page}.map`)).not.toBeNull();
  expect((await fetchPath(`${url}.map`)).status).toBe(404);
  expect(String((await fetchPath(url)).body)).not.toContain('sourceMappingURL');
});

it.each(['/assets/mf-home/none.js', '/assets/mf-home/..%2f..%2f/live', '/index/zzz.json'])(
  'returns 404 for %s',
  async (path) => {
    expect((await fetchPath(path)).status).toBe(404);
  },
);

it.each([
  '/assets/../live',
  '/previews/%2e%2E/live',
  '/api/../dev/mailbox',
  '/api/./health',
  '/a\\..',
])('refuses %s, which could mean another path to the server behind it', async (path) => {
  expect((await fetchPath(path)).status).toBe(400);
});

it.each([
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', encoded: true },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', encoded: true },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', encoded: true },
  { path: '/favicon.ico', type: 'image/x-icon', encoded: false },
  { path: '/apple-touch-icon.png', type: 'image/png', encoded: false },
])('serves $path with its type, an ETag, HEAD and compression', async ({ path, type, encoded }) => {
  const whole = await fetchPath(path);
  expect([whole.status, whole.headers['content-type']]).toEqual([200, type]);
  expect(whole.headers['cache-control']).toBe('no-cache');
  expect(whole.headers['x-content-type-options']).toBe('nosniff');
  // Only pictures may be shown by other sites.
  expect(whole.headers['cross-origin-resource-policy']).toBe(
    type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  );
  const etag = whole.headers.etag ?? '';
  expect((await fetchPath(path, { 'If-None-Match': etag })).status).toBe(304);
  const head = await fetchPath(path, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(whole.body.length));
  const small = await fetchPath(path, { 'Accept-Encoding': 'br' });
  expect(small.headers['content-encoding']).toBe(encoded ? 'br' : undefined);
  expect(encoded ? brotliDecompressSync(small.body) : small.body).toEqual(whole.body);
});

it('says in robots.txt where the sitemap is, by the address of the site', async () => {
  const { body } = await fetchPath('/robots.txt', { Host: 'evil.example' });
  expect(String(body)).toContain('Sitemap: https://ember.example/sitemap.xml');
});

it('serves an icon file and icons of the sizes in the manifest', async () => {
  const manifest = JSON.parse(String((await fetchPath('/manifest.webmanifest')).body)) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe('Ember');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const { width, height } = await sharp((await fetchPath(src)).body).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const ico = (await fetchPath('/favicon.ico')).body;
  expect(ico.readUInt16LE(2)).toBe(1);
  const [bytes, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  const { format, width } = await sharp(ico.subarray(start, start + bytes)).metadata();
  expect([format, width]).toEqual(['png', ico[6]]);
});

it('serves a link preview as immutable, and 404 for one that it does not have', async () => {
  const [, url = ''] =
    /https:\/\/ember\.example(\/previews\/\w+\.png)/.exec(String((await fetchPath('/')).body)) ??
    [];
  const picture = await fetchPath(url);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await fetchPath(`/previews/${'0'.repeat(20)}.png`)).status).toBe(404);
});

it('does not send a list of files again to a client that has it', async () => {
  const url = await listUrl();
  const { headers, body } = await fetchPath(url);
  expect(headers['cache-control']).toContain('immutable');
  expect(JSON.parse(String(body))).toMatchObject({ base: '/assets/mf-home/' });
  expect((await fetchPath(url, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
});

it.runIf(isFull)(
  'lists the indexed pages of the live set in the sitemap, also after a publish',
  async () => {
    const listed = async () =>
      [...String((await fetchPath('/sitemap.xml')).body).matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url]) => url,
      );
    const before = await listed();
    expect(before).toEqual(['https://ember.example/', 'https://ember.example/list']);
    const added = {
      name: 'mf-added',
      text: 'added',
      paths: ['/a&b', '/c'],
      head: "() => ({ title: 'Added' })",
    };
    const hidden = {
      ...added,
      name: 'mf-hidden',
      paths: ['/d'],
      head: '() => ({ indexed: false })',
    };
    const dists = [await remoteDist(folder.path, added), await remoteDist(folder.path, hidden)];
    await publish(store, dists);
    await expect
      .poll(listed)
      .toEqual([before[0], 'https://ember.example/a&amp;b', 'https://ember.example/c', before[1]]);
  },
);

it('logs a report of a failed release, and rejects malformed reports', async () => {
  const report = {
    remote: 'mf-home',
    release: 'r1',
    path: '/',
    kind: 'code',
    message: 'gone',
    stack: 'Error: gone\n    at page.js:1:1',
  };
  const send = (body: string, Origin = 'https://ember.example') =>
    fetchPath('/telemetry', { Origin }, 'POST', body);
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(logged).toContainEqual({ event: 'remote-failed', level: 'error', ...report });
  // What an operator reads in a terminal must not be able to rewrite it.
  await send(JSON.stringify({ ...report, message: 'a\u001b[2Jb\nc' }));
  expect(logged).toContainEqual({
    event: 'remote-failed',
    level: 'error',
    ...report,
    message: 'a [2Jb c',
  });
  expect((await send('{')).status).toBe(400);
  expect((await send(JSON.stringify({ ...report, kind: 'other' }))).status).toBe(400);
  // 9,000 bytes, but fewer than 8,000 characters.
  expect((await send(JSON.stringify({ ...report, message: '€'.repeat(3000) }))).status).toBe(413);
  expect((await send(JSON.stringify(report), 'https://evil.example')).status).toBe(403);
});

it('logs what browsers refused, without the secrets of its address', async () => {
  const about = { documentURL: 'https://ember.example/link?secret=x#y', disposition: 'enforce' };
  const batch = [
    { type: 'integrity-violation', body: { ...about, blockedURL: 'https://ember.example/a.js?b' } },
    { type: 'csp-violation', body: { ...about, blockedURL: 'data' } },
    {
      type: 'csp-violation',
      body: {
        ...about,
        blockedURL: 'data:text/javascript,1',
        effectiveDirective: 'script-src-elem',
      },
    },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  const send = (body: string, Origin = 'https://ember.example') =>
    fetchPath('/telemetry', { Origin, 'Content-Type': 'application/reports+json' }, 'POST', body);
  expect((await send(JSON.stringify(batch))).status).toBe(204);
  const at = { event: 'policy-violated', path: '/link' };
  expect(logged.filter(({ event }) => event === 'policy-violated')).toEqual([
    { ...at, kind: 'integrity-violation', blocked: 'https://ember.example/a.js' },
    { ...at, kind: 'csp-violation', blocked: 'data' },
    { ...at, kind: 'csp-violation', blocked: 'data:', directive: 'script-src-elem' },
  ]);
  expect((await send('{}')).status).toBe(400);
  expect((await send(JSON.stringify(batch), 'https://evil.example')).status).toBe(403);
  expect((await send(' '.repeat(65_000))).status).toBe(413);
});

it('drops reports that are too frequent, so that nobody can fill the log', async () => {
  const send = (body: string, type = 'application/json') =>
    fetchPath('/telemetry', { Origin: site.siteUrl, 'Content-Type': type }, 'POST', body);
  expect((await send('{')).status).toBe(400);
  // Each violation of a batch counts.
  const body = { documentURL: site.siteUrl, blockedURL: 'data' };
  const batch = Array.from({ length: 100 }, () => ({ type: 'csp-violation', body }));
  const before = events('policy-violated');
  expect((await send(JSON.stringify(batch), 'application/reports+json')).status).toBe(204);
  expect(events('policy-violated')).toBeGreaterThan(before);
  expect(events('policy-violated')).toBeLessThanOrEqual(20);
  expect((await send('{')).status).toBe(429);
});

it('serves nothing under /dev in production, and rejects other methods', async () => {
  expect((await fetchPath('/dev/mailbox')).status).toBe(404);
  expect((await fetchPath('/', {}, 'POST')).status).toBe(405);
});

it.runIf(isFull)(
  'serves a set that it had to refuse once it can be loaded, and says what it serves',
  async () => {
    const body = async () => String((await fetchPath('/')).body);
    const status = async () =>
      JSON.parse(String((await fetchPath('/live.json')).body)) as Record<string, unknown>;
    const before = await body();
    const latest = (await store.latest())!;
    await expect
      .poll(status)
      .toMatchObject({ move: latest.number, set: latest.set, refused: null });

    // A set with a composition that is not in the store yet.
    const { id: _, ...live } = await store.set(latest.set);
    const compositions = [...live.compositions, 'arriving'];
    const { id } = await store.addSet({ ...live, compositions });
    await store.addMove({ ...latest, number: latest.number + 1, set: id });
    await expect.poll(() => events('set-failed')).toBe(2);
    expect(await body()).toBe(before);
    // Everybody can read that: the reason is for the log.
    expect(await status()).toMatchObject({
      move: latest.number,
      set: latest.set,
      refused: 'set-failed',
    });
    expect(logged).toContainEqual(
      expect.objectContaining({
        event: 'set-failed',
        reason: 'Error: The store has no composition arriving.',
      }),
    );

    const [known = ''] = live.compositions;
    await store.addComposition('arriving', (await store.composition(known))!);
    await expect.poll(status).toMatchObject({
      move: latest.number + 1,
      set: id,
      refused: null,
    });
    expect(events('set-live')).toBeGreaterThan(0);
  },
);

it('shows a new set within a second, without a restart', async () => {
  await publish(store, [await remoteDist(folder.path, { ...home, text: 'second' })]);
  const text = async () => String((await fetchPath('/')).body);
  await expect
    .poll(text, { timeout: 1_000 * slower, interval: 50 })
    .toContain('<main>second</main>');
});
