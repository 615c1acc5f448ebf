import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page that remembers everything that went wrong in it. */
export interface Tab {
  page: Page;
  /** Fails when the console, a script or a request complained about something not in `expected`. */
  expectClean(...expected: RegExp[]): void;
  close(): Promise<void>;
}

/** Opens a tab in a context of its own: no cookies, an empty cache. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  return watch(await context.newPage(), () => context.close());
}

/** Watches a page of an existing context. */
export function watch(page: Page, close: () => Promise<void> = () => page.close()): Tab {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that a navigation away ends has not failed.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`request: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`);
  });
  return {
    page,
    expectClean(...expected) {
      const unexpected = complaints.filter((line) => !expected.some((known) => known.test(line)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    close,
  };
}
