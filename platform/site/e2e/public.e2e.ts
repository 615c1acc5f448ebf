/** What every public page must provide for visitors, search engines and link previews. */
import { HtmlValidate } from 'html-validate';
import { matchPath } from 'react-router-dom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTab } from '@emberite/testing/harness/browser';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../../tools/sample.ts';

const run = useSite();
const { documents, indexed, paths, routes } = await livePages();

const patterns = routes.filter(({ path }) => path.includes(':'));

/** The prerendered pages of each pattern, such as the experiences. */
const kinds = patterns.map((route) => paths.filter((path) => matchPath(route.path, path)));

/** Public, but not for search engines, such as the invented people. */
const kept = kinds.flat().filter((path) => !indexed.includes(path));

/** What a visitor can open: in the full run all of it, else some, and one page of each pattern. */
const visited = [
  ...sample(indexed.filter((path) => routes.some((route) => route.path === path))),
  ...kinds.flatMap((kind) => sample(kind)),
];

/** Fetches a path like a program that runs no scripts. */
async function get(path: string) {
  const response = await fetch(run.site.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

/** The text that a pattern finds in each document, by its first group. */
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );

it('composes documents that conform to the HTML standard', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  // Those of a remote are beside each other.
  const validated = documents.filter((_, index) => isFull || index % 4 === 0);
  const problems = await Promise.all(
    validated.map(async ({ name, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) => `${name}: ${ruleId} ${message} ${selector}`,
        ),
      );
    }),
  );
  expect(problems.flat()).toEqual([]);
  expect(documents.length).toBeGreaterThan(indexed.length);
});

it('gives every indexed page a title, a description and an address of its own, and every page a picture', async () => {
  const heads = await Promise.all(
    indexed.map(async (path) => {
      const html = String((await get(path)).bytes);
      const canonical = find(html, /<link rel="canonical" href="([^"]+)">/);
      expect(canonical).toBe(run.site.url + path);
      expect(html).not.toContain('content="noindex"');
      expect(find(html, /<meta property="og:image:alt" content="([^"]+)">/)).not.toBe('');
      return {
        title: find(html, /<title>([^<]+)<\/title>/),
        description: find(html, /<meta name="description" content="([^"]{40,})">/),
        picture: find(html, /<meta property="og:image" content="([^"]+)">/),
      };
    }),
  );
  for (const part of ['title', 'description', 'picture'] as const) {
    const values = heads.map((head) => head[part]);
    expect(values).not.toContain('');
    expect(new Set(values).size, part).toBe(indexed.length);
  }
  const ofOthers = await Promise.all(
    kept.map(async (path) =>
      find(String((await get(path)).bytes), /<meta property="og:image" content="([^"]+)">/),
    ),
  );
  for (const picture of sample([...heads.map(({ picture }) => picture), ...ofOthers], 6)) {
    const { status, type, bytes } = await get(picture.replace(run.site.url, ''));
    expect([status, type]).toEqual([200, 'image/png']);
    const { dominant, entropy } = await sharp(bytes).stats();
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    // Most of it is paper, but it is not empty.
    expect(dominant.r).toBeGreaterThan(200);
    expect(entropy).toBeGreaterThan(2);
    expect(bytes.length).toBeLessThan(150_000);
  }
});

it('tells search engines where its pages are, and which to leave out', async () => {
  const robots = String((await get('/robots.txt')).bytes);
  expect(robots).toContain(`Sitemap: ${run.site.url}/sitemap.xml`);
  const sitemap = String((await get('/sitemap.xml')).bytes);
  const listed = await run.tab.page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    return [...xml.getElementsByTagName('loc')].map((node) => node.textContent);
  }, sitemap);
  expect(listed).toEqual(indexed.map((path) => run.site.url + path));
  const unknown = patterns.map(({ path }) => path.replace(/:\w+/g, 'none'));
  const guarded = routes.filter(({ access }) => access !== 'public').map(({ path }) => path);
  for (const path of [...kept, ...unknown, ...sample(guarded), '/none']) {
    expect(indexed).not.toContain(path);
    const html = String((await get(path)).bytes);
    const canonical = find(html, /<link rel="canonical" href="([^"]+)">/);
    // Or it shows what is at an address that they have.
    if (canonical) expect(listed).toContain(canonical);
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(!canonical);
  }
});

it('says as structured data where a page belongs', async () => {
  const typesOf = async (path: string) =>
    jsonLd(String((await get(path)).bytes)).map((data) => data['@type']);
  const deep = indexed.filter((path) => path.split('/').length > 2);
  expect(deep.length).toBeGreaterThan(10);
  for (const path of deep) expect([path, await typesOf(path)]).toEqual([path, ['BreadcrumbList']]);
});

it.runIf(isFull)('can be put on a home screen, with icons that browsers can read', async () => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${run.site.url}/manifest.webmanifest`, []]);
  const { name, icons } = JSON.parse(data ?? '') as { name: string; icons: { src: string }[] };
  expect(name).toBe('Ember');
  const sizes = await page.evaluate(
    async (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const image = new Image();
          image.src = path;
          await image.decode();
          return [path, image.naturalWidth, image.naturalHeight];
        }),
      ),
    ['/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)],
  );
  expect(sizes).toEqual([
    ['/favicon.ico', 32, 32],
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
  ]);
  run.tab.expectClean();
});

it.each(sample(visited))(
  'shows %s to a visitor from this site alone, without an API call',
  async (path) => {
    const { page } = run.tab;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url());
      // Only the login suggests passkeys, once it is shown.
      const suggests = path === '/login' && pathname === '/api/auth/passkeys/sign-in/begin';
      const own = origin === run.site.url && (suggests || !pathname.startsWith('/api/'));
      if (!own && !['data:', 'blob:'].includes(protocol)) elsewhere.push(request.url());
    });
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(elsewhere).toEqual([]);
    run.tab.expectClean();
  },
);

it('shows text, links and pictures without JavaScript, and everything that they lead to exists', async () => {
  const plain = await openTab(run.browser, { javaScriptEnabled: false });
  const { page } = plain;
  /** The addresses of this site that pages refer to, with one such page. */
  const named = new Map<string, string>();
  /** Controls that do nothing without saying so. */
  const dead: string[] = [];
  // Where the links of our mails lead is not for search engines either.
  for (const path of [...visited, '/invitation']) {
    await page.goto(run.site.url + path);
    expect(await page.getByRole('heading', { level: 1 }).first().isVisible(), path).toBe(true);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60);
    expect(await page.locator('main a:visible').count(), path).toBeGreaterThan(0);
    const explained = (await page.locator('main').innerText()).includes(
      'This form needs JavaScript',
    );
    const controls = page.locator('main').locator('button, input, select, textarea');
    for (const control of await controls.filter({ visible: true }).all()) {
      if (!explained) dead.push(`${path}: ${await control.ariaSnapshot()}`);
    }
    for (const picture of await page
      .locator('main svg[role=img], main img:not([data-scripted] *)')
      .all()) {
      expect((await picture.boundingBox())?.width, path).toBeGreaterThan(10);
    }
    const links = await page
      .locator('[href], [src], [poster]')
      .evaluateAll((nodes) =>
        nodes.flatMap((node) =>
          ['href', 'src', 'poster'].flatMap((name) => node.getAttribute(name) ?? []),
        ),
      );
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link, page.url());
      if (hash && pathname === path) {
        expect(await page.locator(hash).count(), `${path} links to ${hash}`).toBe(1);
      } else if (hash) {
        expect(String((await get(pathname)).bytes), link).toContain(`id="${hash.slice(1)}"`);
      } else if (origin === run.site.url) named.set(pathname + search, path);
    }
  }
  expect(dead).toEqual([]);
  const broken: string[] = [];
  for (const [path, from] of named) {
    // A sign-in provider's address redirects to the provider.
    const { status } = await fetch(run.site.url + path, { redirect: 'manual' });
    // For a misspelt id, the site would respond with the page for unknown ones.
    const isUnknown =
      patterns.some((route, place) => kinds[place]!.length > 0 && matchPath(route.path, path)) &&
      !paths.includes(path);
    if (status >= 400 || isUnknown) broken.push(`${from} names ${path}: ${status}`);
  }
  expect(broken).toEqual([]);
  expect(named.size).toBeGreaterThan(visited.length);
  plain.expectClean(/\.js csp$/);
  await plain.close();
});
