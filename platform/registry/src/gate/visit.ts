import { setTimeout as wait } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { baseOf } from '@emberite/release';
import type { GateFailure, GatePage, Release } from '@emberite/release';
import { isApiPath } from '@emberite/contract/apiPath';
import { players } from '@emberite/release/page';
import type { FailureReport } from '@emberite/release/reports';
import type { Page } from 'playwright-core';
import type { Visit } from './visits.ts';

/**
 * The maximum size of a page's own JavaScript unless its release sets another, in bytes with
 * brotli.
 */
const defaultBudget = 100_000;

/**
 * How long a page may take in ms: to start, to become quiet after that, for a picture, and in
 * total.
 */
const limits = { start: 10_000, quiet: 3_000, picture: 3_000, all: 25_000 };

/** The most failures of a page that a report has. */
const mostFailures = 100;

/**
 * Resolves in the page once it has a heading that React has hydrated, with the ms since the
 * navigation, but not before the effects of its components have run, in tasks that a busy machine delays.
 */
const started = `new Promise((resolve) => {
  const done = (ready) => requestIdleCallback(() => resolve(ready), { timeout: ${limits.quiet} });
  const isLive = (node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  (function look() {
    const heading = document.querySelector('#ember h1');
    const content = document.querySelector('#content');
    const isFull = performance.now() > 3000 && content?.innerText.trim() && !content.querySelector('[aria-busy]');
    if ((heading && isLive(heading)) || (isFull && isLive(content))) done(Math.round(performance.now()));
    else setTimeout(look, 20);
  })();
})`;

/**
 * Records in the page what its policies refused and what the shell reports, because the shell's
 * reports cannot be observed from outside.
 */
const remembering = `globalThis.gateSeen = { refused: [], reported: [] };
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  gateSeen.refused.push(effectiveDirective + ' refuses ' + blockedURI));
const send = navigator.sendBeacon.bind(navigator);
navigator.sendBeacon = (to, body) => {
  if (to === '/telemetry') body.text().then((text) => gateSeen.reported.push(JSON.parse(text)));
  return send(to, body);
};
document.addEventListener('readystatechange', () => {
  const textsOf = () => {
    const found = [];
    const content = document.getElementById('content') ?? document.body;
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data);
    return found;
  };
  const before = textsOf();
  new MutationObserver((_, observer) => {
    const after = textsOf();
    const at = after.findIndex((text, index) => text !== before[index]);
    if (at < 0) return;
    observer.disconnect();
    gateSeen.differing = [before[at] ?? '', after[at]];
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}, { once: true });`;

/** A script that sets the page's clock ahead by so many ms, and lets its timers be. */
export const clockAhead = (ms: number) => `{
  const now = Date.now;
  Date.now = () => now() + ${ms};
  globalThis.Date = Date.prototype.constructor = new Proxy(Date, {
    construct: (real, given, own) => Reflect.construct(real, given.length > 0 ? given : [real.now()], own),
    apply: () => String(new Date()),
  });
}`;

interface Remembered {
  refused: string[];
  reported: FailureReport[];
  /** The first text of the HTML that the browser rendered otherwise, as it was and as it became. */
  differing?: [string, string];
}

/** What React says in production where the browser renders other text or elements than the HTML has. */
const isOtherHtml = ({ says }: GateFailure) => says.includes('Minified React error #418');

const otherText = ([was, became]: [string, string]) =>
  `The HTML has "${was}", and the browser renders "${became}" there. Show what depends on the time, on chance, or on the browser's language, zone or width only once useHydrated() says so.`;

const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 300);

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Collects a page's console messages and requests. */
function watch(page: Page, visit: Visit, release: Release) {
  const failures: GateFailure[] = [];
  const scripts = new Set<string>();
  const base = baseOf(release.name);
  const pathOf = (url: string) => URL.parse(url)?.pathname ?? '';
  function fail(kind: GateFailure['kind'], says: string): void {
    if (failures.length < mostFailures) failures.push({ kind, says: short(says) });
  }

  page.on('console', (message) => {
    // Failed requests are handled in more detail below, and content policies in the page.
    if (message.type() !== 'error') return;
    if (/^Failed to load resource|Content Security Policy/.test(message.text())) return;
    const [text = ''] = message.text().split('\n    at ');
    fail(/integrity/i.test(text) ? 'policy' : 'console', text);
  });
  page.on('pageerror', (error) => fail('console', error.message));
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path.startsWith(base) && path.endsWith('.js')) scripts.add(path.slice(base.length));
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page may abort its own requests. What a policy refused is counted separately.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return;
    // Nothing but the site can be reached from here.
    if (players.some((player) => request.url().startsWith(player))) return;
    fail('request', `${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    const path = pathOf(response.url());
    const isExpected = visit.isMissing && path === visit.path;
    if (isExpected || status < (isApiPath(path) ? 500 : 400)) return;
    fail('request', `${response.request().method()} ${path} returned ${status}`);
  });
  return {
    failures,
    fail,
    js: () => [...scripts].reduce((sum, file) => sum + (release.files[file]?.brotli ?? 0), 0),
  };
}

/** What happened in a page's window, with a picture of it. */
export type Seen = Pick<GatePage, 'ready' | 'js' | 'failures'> & { shot: Buffer | null };

/** Opens an address of a release in an empty page, and runs all checks of the gate. */
export async function openVisit(
  page: Page,
  url: string,
  visit: Visit,
  release: Release,
): Promise<Seen> {
  const { failures, fail, js } = watch(page, visit, release);
  let ready: number | null = null;
  let shot: Buffer | null = null;
  /** A missing picture is not a failure. */
  const picture = async () => {
    const options = { type: 'jpeg', quality: 60, timeout: limits.picture } as const;
    shot = await page.screenshot(options).catch(() => null);
  };

  async function look(): Promise<void> {
    const start = page.evaluate<number>(started);
    // The wait below has ended by then.
    start.catch(() => {});
    ready = await Promise.race([start, wait(limits.start, null, { ref: false })]);
    if (ready === null) {
      return fail('start', `It shows no heading within ${limits.start / 1_000} s.`);
    }
    await page.waitForLoadState('networkidle', { timeout: limits.quiet }).catch(() => {});
    // There are no frames, and to gather their results axe would open another page.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // The other types take as long again.
      .options({ resultTypes: ['violations'] })
      .analyze();
    for (const { id, impact, nodes, help } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      fail('axe', `${id}: ${help}: ${nodes[0]?.html}`);
    }
    const { refused, reported, differing } = await page.evaluate<Remembered>('gateSeen');
    for (const failure of differing ? failures.filter(isOtherHtml) : [])
      failure.says = short(otherText(differing!));
    for (const what of refused) fail('policy', what);
    for (const { kind, message } of reported) {
      fail('start', `The shell could not show it (${kind}): ${message}`);
    }
    await picture();
  }

  async function open(): Promise<void> {
    await page.addInitScript({ content: remembering });
    // So that it loads only what it needs, and preloads nothing.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(url + visit.path);
    // A page that navigates elsewhere destroys the context of the checks.
    await look().catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
      return look();
    });
  }

  const late = new AbortController();
  const deadline = wait(limits.all, null, { signal: late.signal }).then(() => {
    throw new Error(`It does not respond within ${limits.all / 1_000} s.`);
  });
  await Promise.race([open(), deadline]).catch((error: Error) => fail('start', error.message));
  late.abort();
  // The current state, if something went wrong before.
  if (!shot) await picture();
  const budget = release.budget?.js ?? defaultBudget;
  if (release.kind === 'remote' && js() > budget) {
    fail(
      'budget',
      `It loads ${kilobytes(js())} of JavaScript of its own; the limit is ${kilobytes(budget)}.`,
    );
  }
  return { ready, shot, js: js(), failures };
}
