import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { site } from './site.ts';
import { indexedStories } from './stories.ts';
import { patience } from '../../tools/slow.ts';

/** An origin without a server: requests are served from the folder. */
const origin = 'http://localhost:1';

/** Every single theme of the toolbar. */
export const themes = ['light', 'dark', 'high-contrast'];

/** The result of a rendered, played and checked story. */
export interface Outcome {
  /** Errors while rendering or playing, `console.error` output, and requests to third parties. */
  errors: string[];
  /** The violations axe found, one per line. */
  violations: string[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
}

/** Errors of a page that belong to its current story. */
const troubles = new WeakMap<Page, string[]>();

function watch(page: Page): void {
  const note = (trouble: string) => troubles.get(page)?.push(trouble);
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console.error: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(origin)) note(`requests a third party: ${url}`);
  });
}

async function serve(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = join(site, path);
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404, body: '' });
  });
}

/**
 * Opens a Storybook canvas with globals as in its URL and with reduced motion. Show stories in it
 * with `showStory`.
 */
export async function openCanvas(
  browser: Browser,
  globals: string,
  viewport: ViewportSize,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-CA',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await serve(page);
  watch(page);
  // Globals in a URL only apply if it names a story.
  const query = `id=${indexedStories()[0]?.id}&viewMode=story&globals=${globals}`;
  await page.goto(`${origin}/iframe.html?${query}`);
  await finished(page);
  return page;
}

/** Waits until a canvas has finished its first story. */
const finished = (page: Page) =>
  page.waitForFunction(
    () => window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished'),
    undefined,
    { timeout: patience },
  );

/** The last task of each page. */
const tasks = new Map<Page, Promise<unknown>>();

/**
 * Runs a task when a page has finished the ones before. Tests that share pages can run
 * concurrently.
 */
export function inLine<T>(page: Page, task: () => Promise<T>): Promise<T> {
  const result = (tasks.get(page) ?? Promise.resolve()).then(task);
  tasks.set(
    page,
    result.catch(() => {}),
  );
  return result;
}

/**
 * Shows a story in an open canvas and waits until it is rendered, played and checked by axe. Storybook reloads the canvas
 * when a story is left that has not finished: the next one waits for that.
 */
export async function showStory(page: Page, storyId: string): Promise<Outcome> {
  const around: string[] = [];
  troubles.set(page, around);
  await finished(page);
  const { error, violations } = await page.evaluate(
    ([storyId, patience]) =>
      new Promise<{ error: string | undefined; violations: string[] }>((resolve) => {
        const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
        if (!channel) throw new Error('There is no canvas.');
        let error: string | undefined;
        const failed = (thrown: { message?: string; title?: string }) => {
          error ??= thrown.message ?? thrown.title ?? 'It failed.';
        };
        const failures = [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
          'unhandledErrorsWhilePlaying',
        ];
        const missing = () => finished({ storyId, reporters: [] });
        setTimeout(() => {
          error ??= 'It does not finish.';
          missing();
        }, patience);
        const finished = (end: { storyId: string; status?: string; reporters: Report[] }) => {
          if (end.storyId !== storyId) return;
          channel.off('storyFinished', finished);
          channel.off('storyMissing', missing);
          for (const name of failures) channel.off(name, failed);
          const a11y = end.reporters.find(({ type }) => type === 'a11y');
          const violations = (a11y?.result?.violations ?? []).map(
            ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''} (${nodes.length})`,
          );
          if (!a11y) violations.push('axe did not run');
          resolve({ error, violations });
        };
        for (const name of failures) channel.on(name, failed);
        channel.on('storyFinished', finished);
        channel.on('storyMissing', missing);
        // Storybook does not render the current story again.
        if (new URLSearchParams(location.search).get('id') === storyId) {
          channel.emit('forceRemount', { storyId });
        } else {
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }
      }),
    [storyId, patience] as const,
  );
  return { errors: [...(error ? [error] : []), ...around], violations };
}
