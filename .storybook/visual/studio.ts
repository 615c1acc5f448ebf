import type { Browser, Page } from 'playwright-core';
import { openCanvas, showStory, themes } from '../tests/preview.ts';
import { sheet, wideSheet } from './sheet.ts';

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

/** Whether the story that a canvas shows says that it is there on wide screens only. */
function isOnlyWide(canvas: Page): Promise<boolean> {
  return canvas.evaluate(() => {
    const prepared = window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyPrepared') as
      | [{ parameters: { screen?: string } }]
      | undefined;
    return prepared?.[0].parameters.screen === 'wide';
  });
}

/**
 * Opens a window of 360 px for each theme and one of 1280 px, so that every media query is answered
 * as it is on a phone and on a wide screen. What it answers takes a story's picture: the phones side
 * by side, the wide one below; of what only wide screens have, a wide one in each theme.
 */
export async function openStudio(browser: Browser): Promise<(id: string) => Promise<Buffer>> {
  const open = (theme: string, width: number) =>
    openCanvas(browser, `theme:${theme};a11y.manual:!true`, { width, height: 480 });
  const phones = await Promise.all(themes.map((theme) => open(theme, 360)));
  const wide = await open('light', 1280);

  /** Few stories need them, so they are open only as long as one does. */
  async function inOtherThemes(id: string): Promise<Buffer[]> {
    return Promise.all(
      themes.slice(1).map(async (theme) => {
        const canvas = await open(theme, 1280);
        const picture = await photograph(canvas, id);
        await canvas.context().close();
        return picture;
      }),
    );
  }

  return async (id) => {
    const [below, ...beside] = await Promise.all([wide, ...phones].map((at) => photograph(at, id)));
    const first = below ?? Buffer.of();
    if (!(await isOnlyWide(wide))) return sheet(beside, first);
    return wideSheet([first, ...(await inOtherThemes(id))]);
  };
}
