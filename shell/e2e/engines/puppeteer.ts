import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { ElementHandle, LaunchOptions, Page } from 'puppeteer-core';
import { chromiumPath } from '../../../tools/chromium.ts';
import type { Browser, Engine } from './engine.ts';
import { find, isReady, notReady, toMiddle } from './find.ts';
import type { Sent } from './find.ts';

/** The hash that Firefox computes, and calls wrong, of a script that a navigation stops loading. */
const hashOfNothing = createHash('sha384').digest('base64');

/** Collects what a page complains about. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!String(error).includes(hashOfNothing)) problems.push(`script: ${String(error)}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A request that a navigation aborts has not failed.
    if (!/ABORTED/.test(errorText)) problems.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  // Firefox tells what its policy refuses to the page only.
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
      // Events of earlier tasks are told before this answer.
      await page.evaluate(() => new Promise((done) => void setTimeout(done)));
      return problems.splice(0);
    },
    close: () => browser.close(),
  };
}

/** Chromium, with its own camera and microphone. */
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

/** Debian's Firefox, with its own camera and microphone. Playwright cannot drive it: it needs a newer one. */
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
