import type { Browser, Page } from 'playwright-core';
import { openCanvas, showStory, themes } from '../tests/preview.ts';
import { sheet } from './sheet.ts';

/** What is in sight may not depend on a camera, a film, the focus or a font still on its way. */
async function settle(canvas: Page): Promise<void> {
  await canvas.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const video of document.querySelectorAll('video')) {
      video.style.visibility = 'hidden';
    }
  });
}

async function photograph(canvas: Page, id: string): Promise<Buffer> {
  await showStory(canvas, id);
  await settle(canvas);
  return canvas.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Opens a window of 360 px for each theme and one of 1280 px, so that every media query is answered
 * as it is on a phone and on a wide screen. What it answers takes a story's picture: the phones side
 * by side, the wide one below.
 */
export async function openStudio(browser: Browser): Promise<(id: string) => Promise<Buffer>> {
  const open = (theme: string, width: number) =>
    openCanvas(browser, `theme:${theme};a11y.manual:!true`, { width, height: 480 });
  const phones = await Promise.all(themes.map((theme) => open(theme, 360)));
  const wide = await open('light', 1280);
  return async (id) => {
    const [below, ...beside] = await Promise.all([wide, ...phones].map((at) => photograph(at, id)));
    return sheet(beside, below ?? Buffer.of());
  };
}
