/** For the e2e tests of a remote: its pages in a browser, in front of a real site. */
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';

/** A page of the remote, in a browser of its own. */
export interface OpenPage {
  page: Page;
  /** Origin of the site with the remote in development. */
  site: string;
  /** What the console reported as errors, and the requests that failed. */
  problems: string[];
  close(): Promise<void>;
}

/** Starts `ember dev` for the remote in this folder. Resolves with its origin. */
function startDev() {
  const child = spawn('ember', ['dev', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  // A program that does not exist has no exit.
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const ready = new Promise<string>((done, failed) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
        const origin = /Ready on (\S+)/.exec(output)?.[1];
        if (origin) done(origin);
        // It would wait for a change of the sources. Its end brings the rest of what it says.
        else if (output.includes('failed to build')) child.kill();
      });
    }
    child.once('error', failed);
    void closed.then(() => failed(new Error(output)));
  });
  return {
    ready,
    async close() {
      child.kill();
      await closed;
    },
  };
}

/**
 * Opens a page of the site that `EMBER_SITE` names, with the remote in this folder as a development
 * build. `CHROMIUM` is the path of the browser, if it is not Playwright's own.
 *
 * @param path e.g. `/events`
 */
export async function openPage(path: string): Promise<OpenPage> {
  await using starting = new AsyncDisposableStack();
  const dev = startDev();
  starting.defer(() => dev.close());
  const site = await dev.ready;
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] });
  starting.defer(() => browser.close());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page aborts its requests when it is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(request.url());
  });
  await page.goto(site + path);
  const started = starting.move();
  return { page, site, problems, close: () => started.disposeAsync() };
}
