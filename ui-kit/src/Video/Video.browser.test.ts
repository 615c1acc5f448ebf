import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import { sample } from '../../../tools/sample.ts';

const site = await bundlePage(`${import.meta.dirname}/testing`);

/** Opens the page in a browser that starts videos only as strictly as `policy` says. */
async function open(policy: string): Promise<Page> {
  const browser = await launchChromium({ args: [`--autoplay-policy=${policy}`] });
  afterAll(() => browser.close());
  const page = await browser.newPage();
  await serve(page, site);
  // Some browsers start nothing by an attribute.
  await page.addInitScript(() => {
    const set = HTMLMediaElement.prototype.setAttribute;
    HTMLMediaElement.prototype.setAttribute = function setAttribute(name, value) {
      if (name !== 'autoplay') set.call(this, name, value);
    };
  });
  await page.goto(origin);
  return page;
}

const press = (page: Page, label: string) =>
  page.getByRole('button', { name: `Play ${label}` }).click();

/** Waits until a video plays, or does not. */
const plays = (page: Page, label: string, isPlaying: boolean) =>
  page.waitForFunction(
    ([label, isPlaying]) => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      return video && (!video.paused && video.currentTime > 0) === isPlaying;
    },
    [label, isPlaying] as const,
  );

it.each(
  sample([
    'user-gesture-required',
    'document-user-activation-required',
    'no-user-gesture-required',
  ]),
)('a video plays after one press, and pauses the one before it: %s', async (policy) => {
  await using page = await open(policy);
  await press(page, 'A joke');
  await plays(page, 'A joke', true);
  await press(page, 'A song');
  await plays(page, 'A song', true);
  await plays(page, 'A joke', false);
  expect(await page.getByRole('alert').count()).toBe(0);
});
