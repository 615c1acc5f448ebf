import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { ConsoleMessage, ElementHandle, LaunchOptions, Page } from 'puppeteer-core';
import { chromiumPath } from '../../../../tools/chromium.ts';
import type { Browser, Engine } from './engine.ts';
import { find, isReady, notReady, toMiddle } from './find.ts';
import type { Sent } from './find.ts';

/**
 * The hash of no bytes: if a navigation aborts a script, Firefox reports that the script has this
 * wrong hash.
 */
const hashOfNothing = createHash('sha384').digest('base64');

/** A message with its errors as text. Null from a page that was left: it logs what that has aborted. */
async function textOf(message: ConsoleMessage): Promise<string | null> {
  if (message.args().length === 0) return `console: ${message.text()}`;
  const parts = message.args().map((part) => part.evaluate(String));
  return Promise.all(parts).then(
    (texts) => `console: ${texts.join(' ')}`,
    () => null,
  );
}

/** Collects what a page complains about. */
async function watch(page: Page): Promise<(string | Promise<string | null>)[]> {
  const problems: (string | Promise<string | null>)[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(textOf(message));
  });
  page.on('pageerror', (error) => {
    if (!String(error).includes(hashOfNothing)) problems.push(`script: ${String(error)}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A request that a navigation aborts is not a failure.
    if (!/ABORTED/.test(errorText)) problems.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  // Firefox reports violations of its policy only to the page.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      console.error(`The policy refused ${blockedURI} (${effectiveDirective}).`),
    ),
  );
  return problems;
}

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, defaultViewport: { width: 360, height: 800 } });
  const [page = await browser.newPage()] = await browser.pages();
  const problems = await watch(page);
  async function element(target: Sent) {
    const found = (
      await page.evaluateHandle(find, target)
    ).asElement() as ElementHandle<Element> | null;
    if (!found) throw new Error(`The page does not show ${JSON.stringify(target)}.`);
    return found;
  }
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script: (...args: never[]) => unknown, ...args: unknown[]) =>
      page.evaluate(script, ...(args as never[])) as never,
    sees: async (target) =>
      page.evaluate((found) => found !== null, await page.evaluateHandle(find, target)),
    async click(target) {
      const found = await element(target);
      await found.evaluate(toMiddle);
      if (!(await found.evaluate(isReady))) throw new Error(notReady);
      await found.click();
    },
    type: async (target, text) => (await element(target)).type(text),
    choose: async (target, value) => void (await (await element(target)).select(value)),
    async problems() {
      // Events of earlier tasks are reported before this resolves.
      await page.evaluate(() => new Promise((done) => void setTimeout(done)));
      return (await Promise.all(problems.splice(0))).filter((problem) => problem !== null);
    },
    close: () => browser.close(),
  };
}

/** Chromium, with its built-in fake camera and microphone. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => [],
  launch: () =>
    start({
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
};

const firefoxPath = '/usr/bin/firefox-esr';

/**
 * Debian's Firefox, with its built-in fake camera and microphone. Playwright cannot drive it: it
 * needs a newer one.
 */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (existsSync(firefoxPath) ? [] : ['firefox-esr']),
  launch: () =>
    start({
      browser: 'firefox',
      executablePath: firefoxPath,
      extraPrefsFirefox: {
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
      },
    }),
};
