import { existsSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../../tools/sample.ts';

const run = useSite();

/** The loaded fonts, apart from local ones. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.endsWith('Variable') && status === 'loaded')
      .map(({ family }) => family)
      .toSorted(),
  );

const both = ['Figtree Variable', 'Fraunces Variable'];

/** Holds back the shell's code. Returns a function that lets it through, or makes it fail. */
async function holdCode(page: Page): Promise<(how: 'continue' | 'abort') => Promise<void>> {
  const held: Route[] = [];
  let decision: 'continue' | 'abort' | undefined;
  await page.route(/\/assets\/shell\/main\./, (route) =>
    decision ? route[decision]() : void held.push(route),
  );
  return async (how) => {
    decision = how;
    await Promise.all(held.map((route) => route[how]()));
  };
}

describe.each(sample(['/', '/login']))('%s', (path) => {
  it('loads its fonts after its code, but at once where they were loaded before', async () => {
    const { page } = run.tab;
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    const release = await holdCode(page);
    await page.goto(run.site.url + path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
    await expect.poll(() => requested.some((url) => url.includes('/main.'))).toBe(true);
    expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([]);
    await release('continue');
    await expect.poll(() => loaded(page)).toEqual(both);
    // A moment later, the page notes that they are here.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ember.fonts'))).toBeTruthy();

    const again = await page.context().newPage();
    await holdCode(again);
    await again.goto(run.site.url + path, { waitUntil: 'commit' });
    await expect.poll(() => loaded(again)).toEqual(both);
    run.tab.expectClean();
  });
});

it.runIf(isFull)('loads its fonts, too, if its code cannot be loaded', async () => {
  const { page } = run.tab;
  const release = await holdCode(page);
  await page.goto(`${run.site.url}/`, { waitUntil: 'commit' });
  await release('abort');
  await expect.poll(() => loaded(page)).toEqual(both);
});

it.runIf(isFull)('loads its fonts without scripts', async () => {
  const context = await run.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await page.goto(`${run.site.url}/`);
  await expect.poll(() => requested.filter((url) => url.endsWith('.woff2')).length).toBe(2);
  await context.close();
});

it.runIf(isFull)(
  'fetches another file only for letters that the site itself does not use',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/`);
    await expect.poll(() => loaded(page)).toEqual(both);
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => (heading.textContent = 'Zoë'));
    await expect.poll(() => loaded(page)).toEqual([...both, 'Fraunces Variable'].toSorted());
  },
);

/** The characters that a document shows before scripts run. */
const charactersIn = (html: string) => {
  const body = html.slice(html.indexOf('<body'));
  const text = body.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>|\s/g, '');
  return [...new Set(text)];
};

it('has a font for every character of the prerendered pages', async () => {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/`);
  await expect.poll(() => loaded(page)).toEqual(both);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family === 'Figtree Variable')
      .map(({ unicodeRange, status }) => ({ unicodeRange, isLoaded: status === 'loaded' })),
  );
  const isIn = (character: string, { unicodeRange }: { unicodeRange: string }) =>
    unicodeRange.split(',').some((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      const code = character.codePointAt(0)!;
      return first <= code && code <= last;
    });
  const { documents } = await livePages();
  const used = documents.flatMap(({ name, html }) =>
    charactersIn(html).map((character) => ({
      shown: `${character} (${name})`,
      faces: faces.filter((face) => isIn(character, face)),
    })),
  );
  expect(used.length).toBeGreaterThan(documents.length * 20);
  expect(used.filter(({ faces }) => faces.length === 0).map(({ shown }) => shown)).toEqual([]);
  // Allowed, but visitors of these pages download another file for it.
  const fetching = used.filter(({ faces }) => faces.every(({ isLoaded }) => !isLoaded));
  for (const { shown } of fetching) console.warn(`Not in the fonts of every page: ${shown}`);
});

/** A Chromium whose only local fonts are those of a folder. */
async function withFontsOf(fonts: string): Promise<Browser> {
  const { path, remove } = await mkdtempDisposable(join(tmpdir(), 'ember-fonts-'));
  const file = join(path, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${path}</cachedir></fontconfig>`,
  );
  const browser = await launchChromium({ env: { ...process.env, FONTCONFIG_FILE: file } });
  onTestFinished(() => browser.close().then(remove));
  return browser;
}

const pages = ['/', '/experience/peak-axethrowing', '/login'];
const more = [
  '/create-account',
  '/yvr',
  '/yvr/danceToday',
  '/press',
  '/become-a-host',
  '/revy',
  '/profile/theo',
  '/profile/nobody',
];
/** What the browser says has moved. */
interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** As large as phones, tablets and laptops. */
const windows = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
];

/**
 * Local fonts in Debian: the only ones on many servers, and those with the widths of Arial and
 * Times.
 */
const local = ['dejavu', 'liberation']
  .map((name) => join('/usr/share/fonts/truetype', name))
  .filter((folder) => existsSync(folder));

if (local.length === 0) console.log('Skipping local fonts: neither DejaVu nor Liberation is here.');

it.runIf(isFull).each(local)('moves nothing when they arrive after those of %s', async (folder) => {
  const browser = await withFontsOf(folder);
  for (const viewport of sample(windows)) {
    for (const path of sample([...pages, ...more], pages.length)) {
      const page = await browser.newPage({ viewport });
      const { promise: painted, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(run.site.url + path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The fallback is on the screen before the fonts arrive.
      await page.waitForFunction(() => document.fonts.status === 'loading');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await loaded(page)).toEqual([]);
      arrive();
      await expect.poll(() => loaded(page)).toEqual(both);
      const { shift, moved } = await page.evaluate(
        () =>
          new Promise<{ shift: number; moved: string[] }>((done) => {
            const found = { shift: 0, moved: [] as string[] };
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as unknown as Shift[]) {
                found.shift += entry.value;
                for (const { node, previousRect: from, currentRect: to } of entry.sources)
                  found.moved.push(`${node?.textContent?.slice(0, 40)} ${from.y}→${to.y}`);
              }
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found))));
          }),
      );
      const where = `${path} at ${viewport.width} px: ${moved.join(', ')}`;
      expect(shift, where).toBeLessThanOrEqual(0.001);
      await page.close();
    }
  }
});
