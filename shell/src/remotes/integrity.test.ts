// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import type { ReleaseFiles } from '@emberite/release/data';
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

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A module as a data URL, which a release can list. */
const base = 'data:text/javascript,';
const file = 'globalThis.imported = true; export const one = 1;//.js';
const inline: ReleaseFiles = { ...release, base, integrity: { [file]: 'sha384-a' } };

it('imports a listed module only after a script with its hash has loaded', async () => {
  opened.listIntegrity(inline);
  opened.listIntegrity(inline);
  const importing = opened.importModule<{ one: number }>(base + file);
  const [script] = scripts();
  expect([script?.src, script?.integrity]).toEqual([new URL(base + file).href, 'sha384-a']);
  // By the time another module is imported, this one would have run.
  await import(/* @vite-ignore */ `${base}export {};//other.js`);
  expect(globalThis).not.toHaveProperty('imported');
  script?.dispatchEvent(new Event('load'));
  expect((await importing).one).toBe(1);
  // The same module for the bundles of remotes.
  const { emberImport } = globalThis as unknown as { emberImport: typeof opened.importModule };
  expect(await emberImport(base + file)).toBe(await importing);
  expect(scripts()).toHaveLength(1);
});

it('does not import a module whose script was refused, but tries it again', async () => {
  opened.listIntegrity(inline);
  const importing = opened.importModule(base + file);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(importing).rejects.toThrow('did not load');
  const again = opened.importModule(base + file);
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toMatchObject({ one: 1 });
});

it('gives up a module that stands still, and asks for it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const second = 'export const two = 2;//.js';
  opened.listIntegrity({ ...inline, integrity: { ...inline.integrity, [second]: 'sha384-b' } });
  const { emberImport } = globalThis as unknown as { emberImport: typeof opened.importModule };
  const [importing, other] = [base + file, base + second].map((url) => emberImport(url));
  const [hung] = scripts();
  const refused = Promise.all(
    [importing, other].map((one) => expect(one).rejects.toThrow('Nothing happened for 10000 ms.')),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  const again = emberImport<{ one: number }>(base + file);
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(hung);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect((await again).one).toBe(1);
});

it('gives up nothing because its tab was stopped meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  opened.listIntegrity(inline);
  const { emberImport } = globalThis as unknown as { emberImport: typeof opened.importModule };
  const importing = emberImport(base + file);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await importing).toMatchObject({ one: 1 });
});

it('waits for a module for as long as something else arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let slow!: ReadableStreamDefaultController;
  vi.stubGlobal('fetch', async () => {
    return new Response(new ReadableStream({ start: (controller) => void (slow = controller) }));
  });
  void opened.fetchJson('/slow.json').catch(() => {});
  opened.listIntegrity(inline);
  const { emberImport } = globalThis as unknown as { emberImport: typeof opened.importModule };
  const importing = emberImport(base + file);
  await vi.advanceTimersByTimeAsync(9_000);
  slow.enqueue(new Uint8Array(1));
  await vi.advanceTimersByTimeAsync(9_000);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await importing).toMatchObject({ one: 1 });
});

it("knows the release of a file that a document does not list, because it is not of the document's page", () => {
  const before = { ...release, id: '1.0.0-before', integrity: { 'old.js': 'sha384-o' } };
  opened.markListed([release, before]);
  const idOf = (name: string) => opened.releaseWith(release.base + name);
  expect(['page.js', 'old.js', 'settings.js'].map(idOf)).toEqual([
    release.id,
    before.id,
    release.id,
  ]);
  expect(opened.releaseWith('/assets/mf-other/page.js')).toBeUndefined();
});

it("leaves modules of the document's own releases to its import map", async () => {
  opened.markListed([inline]);
  opened.listIntegrity(inline);
  expect(await opened.importModule(base + file)).toMatchObject({ one: 1 });
  expect(scripts()).toEqual([]);
});

it('finds a later file of the release that runs also if the list of another one is broken', async () => {
  await using files = await serveFiles({
    '/list.json': JSON.stringify({ ...inline, id: 'before' }),
  });
  for (const [id, list] of [
    ['live', '/gone.json'],
    ['before', '/list.json'],
  ] as const) {
    const part = {
      ...inline,
      id,
      integrity: {},
      list: { url: files.origin + list, integrity: '' },
    };
    opened.listIntegrity(part as ReleaseFiles);
  }
  const importing = opened.importModule(base + file);
  await expect.poll(() => scripts()[0]?.integrity).toBe('sha384-a');
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await importing).toMatchObject({ one: 1 });
});

it('creates URLs through the one policy, which allows only listed modules', async () => {
  let rules: { createScriptURL(text: string): string } | undefined;
  const createPolicy = vi.fn((_: string, given: typeof rules) => (rules = given));
  vi.stubGlobal('trustedTypes', { createPolicy });
  opened = await open();
  opened.listIntegrity(release);
  opened.preload([{ url: `${release.base}page.js`, integrity: 'sha384-b' }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['ember']);
  const [script] = scripts();
  expect(rules!.createScriptURL(script!.src)).toBe(script!.src);
  for (const other of ['data:text/javascript,1', new URL('/evil.js', script!.src).href]) {
    expect(() => rules!.createScriptURL(other)).toThrow('No release lists');
  }
});

it('fetches a file with the expected hash or without one, and rejects others', async () => {
  const text = '{"routes":[]}';
  await using files = await serveFiles({ '/list.json': text });
  const url = `${files.origin}/list.json`;
  expect(await opened.fetchJson(url, sha384(text))).toEqual({ routes: [] });
  expect(await opened.fetchJson(url)).toEqual({ routes: [] });
  await expect(opened.fetchJson(url, sha384('{}'))).rejects.toThrow();
  const gone = `${files.origin}/gone.json`;
  await expect(opened.fetchJson(gone, sha384(''))).rejects.toThrow(`${gone} returned 404`);
  await expect(opened.fetchJson(gone)).rejects.toThrow(`${gone} returned 404`);
});

it('preloads each module once, with its integrity, unless the document already has it', () => {
  const brought = document.createElement('script');
  brought.setAttribute('src', '/brought.js');
  document.head.append(brought);
  opened.listIntegrity(release);
  const modules = [
    { url: `${release.base}page.js`, integrity: 'sha384-b' },
    { url: '/shared.js', integrity: 'sha384-s' },
    { url: '/brought.js', integrity: 'sha384-d' },
    { url: '/development.js', integrity: '' },
  ];
  opened.preload(modules.slice(0, 1));
  opened.preload(modules);
  const absolute = (url: string) => new URL(url, document.baseURI).href;
  expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([
    [absolute(`${release.base}page.js`), 'sha384-b'],
    [absolute('/shared.js'), 'sha384-s'],
  ]);
});
