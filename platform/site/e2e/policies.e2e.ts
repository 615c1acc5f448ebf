/** What a page may run: the files that its release lists, and nothing else. */
import { writeRelease } from '@emberite/cli/release';
import { createSocket } from 'node:dgram';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium, wholeChromiumPath } from '../../../tools/chromium.ts';
import type { Tab } from '@emberite/testing/harness/browser';
import { goInside, openTab } from '@emberite/testing/harness/browser';
import { showFailures } from '@emberite/testing/harness/failures';
import type { SecureSite } from '@emberite/testing/harness/secureSite';
import { startSecureSite } from '@emberite/testing/harness/secureSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import { listen } from '../../../tools/listen.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const remote = 'mf-experiences';
const path = '/experience/peak-axethrowing';

/** A release whose page can import any URL and has its own chunk, which exports its name. */
const buildImporting = (name: string) =>
  buildVariant(
    remote,
    `importing-${name}`,
    {
      file: 'src/detail/ExperiencePage.tsx',
      replace: /$/,
      by: `
        if (typeof document !== 'undefined') {
          Object.assign(globalThis, {
            load: (url: string) => import(/* webpackIgnore: true */ url),
            loadChunk: () => import('./chunk.ts'),
          });
        }`,
    },
    { 'src/detail/chunk.ts': `export const name = '${name}';\n` },
  );

/** A green picture, by its own styles, that runs a script if it is opened as a page. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
  <style>rect { fill: lime; }</style><rect width="20" height="20"/>
  <script>new Image().src = '/stolen'; document.documentElement.setAttribute('class', 'ran');</script>
</svg>`;

declare global {
  var load: (url: string) => Promise<unknown>;
  var loadChunk: () => Promise<{ name: string }>;
}

/** The headless shell blocks like every Chromium, but sends no reports. */
const executablePath = wholeChromiumPath();
if (!executablePath) console.log('Reports are not tested: that needs the package chromium.');

let browser: Browser;
let site: SecureSite;
let tab: Tab;

beforeAll(async () => {
  const live = await buildImporting('live');
  await writeFile(join(live, 'browser', 'picture.svg'), picture);
  await writeRelease(live);
  const dists = [...(isFull ? [await buildImporting('earlier')] : []), live];
  [browser, site] = await Promise.all([
    launchChromium({
      ...(executablePath && { executablePath }),
      args: ['--ignore-certificate-errors', '--short-reporting-delay'],
    }),
    startSecureSite(dists),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  site.logged.length = 0;
  tab = await openTab(browser, { ignoreHTTPSErrors: true });
});
afterEach(() => tab.close());
showFailures(() => site.logged.map((entry) => JSON.stringify(entry)));

/** The two ways to a page: its own document, or that of another remote. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'its own document': async (page) => {
    await page.goto(site.url + path);
  },
  "another remote's document": async (page) => {
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Claim your Spot!' }).waitFor();
    await goInside(page, path);
  },
};

async function open(way: keyof typeof ways): Promise<Page> {
  const { page } = tab;
  await ways[way]?.(page);
  await page.getByRole('heading', { level: 1, name: 'Peak Axe Throwing' }).waitFor();
  await page.waitForFunction(() => 'loadChunk' in globalThis);
  return page;
}

/** The outcome of importing a URL from the page's own code. */
const importing = (page: Page, url: string) =>
  page.evaluate(
    (wanted) =>
      globalThis.load(wanted).then(
        () => 'ran',
        () => 'refused',
      ),
    url,
  );

const violations = () => site.logged.filter(({ event }) => event === 'policy-violated');

it.each(sample(Object.keys(ways)))(
  'from %s, runs the chunks of the live release, and refuses and reports what no release lists',
  async (way) => {
    const page = await open(way);
    expect(await page.evaluate(() => globalThis.loadChunk().then(({ name }) => name))).toBe('live');
    expect(violations()).toEqual([]);
    tab.expectClean();
    const { entry } = await site.live('mf-member');
    const own = `${site.url}/assets/mf-member/${entry[0]}`;
    const foreign = own.replace('localhost', '127.0.0.1');
    const known = new URL(
      (await page.locator('script[type=module]').first().getAttribute('src')) ?? '',
      site.url,
    ).href;
    const text = 'globalThis.evil = true';
    const blob = await page.evaluate(
      (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
      text,
    );
    expect(await importing(page, known)).toBe('ran');
    for (const url of [`data:text/javascript,${text}`, blob, foreign, own, `${known}?other`]) {
      expect([url, await importing(page, url)]).toEqual([url, 'refused']);
    }
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    if (!executablePath) return;
    const at = { event: 'policy-violated', path };
    // The page's code requested it.
    const source = expect.stringContaining(`${site.url}/assets/mf-experiences/`) as string;
    const csp = { ...at, kind: 'csp-violation', directive: 'script-src-elem', source };
    const integrity = { ...at, kind: 'integrity-violation' };
    for (const violation of [
      { ...csp, blocked: 'data' },
      { ...csp, blocked: 'blob' },
      { ...csp, blocked: foreign },
      { ...integrity, blocked: own },
      { ...integrity, blocked: known },
    ]) {
      await expect.poll(violations).toContainEqual(violation);
    }
  },
);

it.runIf(isFull).each(Object.keys(ways))(
  'from %s, runs the chunks of the earlier release',
  async (way) => {
    const { entry } = await site.live(remote);
    await tab.page.route(`**/${entry[0]}`, (route) => route.abort());
    const page = await open(way);
    expect(await page.evaluate(() => globalThis.loadChunk().then(({ name }) => name))).toBe(
      'earlier',
    );
    expect(violations()).toEqual([]);
  },
);

it.runIf(isFull).each(Object.keys(ways))(
  'from %s, runs no changed chunk in a browser without Integrity-Policy',
  async (way) => {
    // Nothing is preloaded, so that every request is the chunk's.
    await tab.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await tab.page.route(
      (url) => ['/', path].includes(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const { 'integrity-policy': policy, ...headers } = response.headers();
        expect(policy).toContain('blocked-destinations=(script)');
        await route.fulfill({ response, headers });
      },
    );
    const page = await open(way);
    const changed: string[] = [];
    await page.route(/\/assets\/.*\.js/, async (route) => {
      changed.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};globalThis.evil = true;` });
    });
    const outcome = await page.evaluate(() =>
      globalThis.loadChunk().then(
        () => 'ran',
        () => 'refused',
      ),
    );
    expect(outcome).toBe('refused');
    expect(changed).toHaveLength(1);
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
  },
);

it.runIf(isFull)(
  "runs nothing in a release's picture that somebody opens, and shows it in a page",
  async () => {
    const { page } = tab;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const url = `${site.url}/assets/${remote}/picture.svg`;
    const opened = await page.goto(url);
    expect(opened?.status()).toBe(200);
    expect(await page.locator('svg').getAttribute('class')).toBeNull();
    expect(requested).not.toContain('/stolen');

    await page.goto(site.url);
    const colour = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(10, 10, 1, 1).data];
    }, url);
    expect(colour).toEqual([0, 255, 0, 255]);
  },
);

it.runIf(isFull)(
  'sends nothing elsewhere in the ways that the policy covers, but does with a new window and with WebRTC',
  async () => {
    const received = new Set<string>();
    const elsewhere = createServer((request, response) => {
      received.add(request.url ?? '');
      response.end();
    });
    const stun = createSocket('udp4', () => received.add('WebRTC'));
    await new Promise<void>((done) => void stun.bind(0, '127.0.0.1', () => done()));
    const to = `http://127.0.0.1:${await listen(elsewhere)}`;
    try {
      const page = await open('its own document');
      await page.evaluate(async (url) => {
        const add = <Name extends keyof HTMLElementTagNameMap>(name: Name, set: object) =>
          document.body.appendChild(Object.assign(document.createElement(name), set));
        add('img', { src: `${url}/img` });
        add('iframe', { src: `${url}/iframe` });
        add('video', { src: `${url}/video` });
        add('link', { rel: 'stylesheet', href: `${url}/stylesheet` });
        add('link', { rel: 'prefetch', href: `${url}/prefetch` });
        const form = add('form', { action: `${url}/form`, method: 'post' });
        form.submit();
        navigator.sendBeacon(`${url}/beacon`, 'data');
        const connections = [
          () => new WebSocket(`${url.replace('http', 'ws')}/socket`),
          () => new EventSource(`${url}/events`),
        ];
        for (const connect of connections) {
          try {
            connect();
          } catch {
            // Some engines refuse at once.
          }
        }
        await fetch(`${url}/fetch`, { mode: 'no-cors' }).catch(() => {});
      }, to);
      // docs/security.md says so.
      const popup = page.waitForEvent('popup');
      await page.evaluate((url) => void window.open(`${url}/window`), to);
      await (await popup).waitForURL(`${to}/window`);
      await page.evaluate(async (port) => {
        const iceServers = [{ urls: `stun:127.0.0.1:${port}` }];
        const connection = new RTCPeerConnection({ iceServers });
        connection.createDataChannel('data');
        await connection.setLocalDescription();
      }, stun.address().port);
      const sent = () => [...received].filter((path) => path !== '/favicon.ico');
      await expect.poll(sent).toEqual(['/window', 'WebRTC']);
    } finally {
      elsewhere.close().closeAllConnections();
      stun.close();
    }
  },
);
