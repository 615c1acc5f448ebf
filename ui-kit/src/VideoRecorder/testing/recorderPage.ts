import type { Page } from 'playwright-core';
import { sharedChromium } from '../../../../tools/chromium.ts';
import { origin, serve } from '../../../testing/browser.ts';
import { bundlePage } from '../../../testing/bundle.ts';
import { watchStreams } from './camera.ts';

declare global {
  interface Window {
    /** What the recorder has said. */
    spoken: string[];
  }
}

/** Changes the browser before the recorder opens. */
export type Prepare = (page: Page) => Promise<unknown>;

/** Bundled once for all files of a worker. */
const site = bundlePage(import.meta.dirname);

/** Opens a page with the recorder, configured by the query, in a browser with fake devices. */
export async function open(query: string, ...prepare: Prepare[]): Promise<Page> {
  const browser = await sharedChromium();
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await serve(page, await site);
  await watchStreams(page);
  await page.addInitScript(keepWords);
  for (const step of prepare) await step(page);
  await page.goto(`${origin}/${query}`);
  await page.getByRole('button', { name: 'Open' }).click();
  return page;
}

/** Keeps what the recorder's live region says, in order: some of it only for a second. It runs in the page. */
function keepWords(): void {
  window.spoken = [];
  new MutationObserver(() => {
    const words = [...document.querySelectorAll('dialog output')].at(-1)?.textContent ?? '';
    if (words !== '' && words !== window.spoken.at(-1)) window.spoken.push(words);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Everything that the recorder has said, in order. */
export const spoken = (page: Page) => page.evaluate(() => window.spoken);

/** Waits until the recorder has said something, even if it says something else by now. */
export const heard = (page: Page, words: string) =>
  page.waitForFunction((words) => window.spoken.includes(words), words);

/** A browser that records no mp4. */
export const webmOnly: Prepare = (page) =>
  page.addInitScript(() => {
    const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type.includes('webm') && supported(type);
  });

/** Presses the button with exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The recorder's callbacks, in order: 'upload', 'cancel'. */
export const log = (page: Page) => page.locator('#log').textContent();

/** Waits for the recorder's callbacks, e.g. after the browser has read a file again. */
export const logged = (page: Page, words: string) =>
  page.locator('#log', { hasText: new RegExp(`^${words}$`) }).waitFor();

/** The live region that screen readers announce. */
export const said = (page: Page) => page.getByRole('status').last();

/** The recorded or chosen video. */
export const preview = (page: Page) => page.getByLabel('Your video', { exact: true });

/** Waits until a take is running. */
export const running = (page: Page) => page.getByRole('button', { name: 'Stop' }).waitFor();

/** Waits until a take has at most `most` seconds left: a busy machine may skip one. */
export const secondsLeft = (page: Page, most: number) =>
  page.waitForFunction((most) => {
    const name = document.querySelector('[role="timer"]')?.getAttribute('aria-label') ?? '';
    return Number(/\d+/.exec(name)?.[0] ?? Infinity) <= most;
  }, most);

/** Starts, and waits until a take has lasted a second. */
export async function take(page: Page): Promise<void> {
  await press(page, 'Start recording');
  await secondsLeft(page, 14);
}

/** Does the same, stops, and waits for the preview. */
export async function record(page: Page): Promise<void> {
  await take(page);
  await press(page, 'Stop');
  await preview(page).waitFor();
}
