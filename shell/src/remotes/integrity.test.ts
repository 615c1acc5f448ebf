// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import type { ReleaseFiles } from '@emberite/sdk/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveFiles } from './testing/serveFiles.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const release: ReleaseFiles = {
  id: '1.0.0-abc',
  base: '/assets/mf-sample/1.0.0-abc/',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-a', 'page.js': 'sha384-b', 'page.css': 'sha384-c' },
  pages: {},
};

/** The module in a new document. */
async function open() {
  vi.resetModules();
  document.head.replaceChildren();
  return import('./integrity.ts');
}

const importMaps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    (script) => JSON.parse(script.textContent ?? '') as unknown,
  );

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => vi.unstubAllGlobals());

it('lists the scripts of a release once, and no other files', () => {
  opened.listIntegrity(release);
  opened.listIntegrity(release);
  const { base } = release;
  const integrity = { [`${base}entry.js`]: 'sha384-a', [`${base}page.js`]: 'sha384-b' };
  expect(importMaps()).toEqual([{ integrity }]);
});

it('does not list releases that the document already lists', () => {
  opened.markListed([release]);
  opened.listIntegrity(release);
  expect(importMaps()).toEqual([]);
});

it('creates import maps through the one policy, which allows only integrity', async () => {
  let rules: { createScript(text: string): string } | undefined;
  const createPolicy = vi.fn((_: string, given: typeof rules) => (rules = given));
  vi.stubGlobal('trustedTypes', { createPolicy });
  opened = await open();
  opened.listIntegrity(release);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['ember']);
  expect(importMaps()).toHaveLength(1);
  expect(JSON.parse(rules!.createScript('{"imports":{}}'))).toEqual({ integrity: { imports: {} } });
  expect(() => rules!.createScript('alert(1)')).toThrow(SyntaxError);
});

it('fetches a file with the expected hash, and rejects others', async () => {
  const text = '{"routes":[]}';
  await using files = await serveFiles({ '/set.json': text });
  const url = `${files.origin}/set.json`;
  expect(await opened.fetchVerified({ url, integrity: sha384(text) })).toEqual({ routes: [] });
  await expect(opened.fetchVerified({ url, integrity: sha384('{}') })).rejects.toThrow();
  const gone = { url: `${files.origin}/gone.json`, integrity: sha384('') };
  await expect(opened.fetchVerified(gone)).rejects.toThrow(`${gone.url} returned 404`);
});

it('preloads each module once, with its integrity', () => {
  const modules = [
    { url: '/a.js', integrity: 'sha384-a' },
    { url: '/b.js', integrity: 'sha384-b' },
  ];
  opened.preload(modules.slice(0, 1));
  opened.preload(modules);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => ({
      url: link.getAttribute('href'),
      integrity: link.integrity,
    }),
  );
  expect(links).toEqual(modules);
});
