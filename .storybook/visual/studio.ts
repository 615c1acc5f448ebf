import type { Browser, Page } from 'playwright-core';
import { inLine, openCanvas, showStory, themes } from '../tests/preview.ts';
import { sheet, wideSheet } from './sheet.ts';

/**
 * Pictures must not depend on a camera, a video, the focus, the window's height, or a font or image
 * that still loads.
 */
async function settle(canvas: Page): Promise<void> {
  await canvas.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // An image that fails to load appears as it is.
        return image.decode().catch(() => {});
      }),
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const video of document.querySelectorAll('video')) {
      video.style.visibility = 'hidden';
    }
    for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      Object.assign(element.style, { position: 'relative', inset: 'auto' });
    }
  });
}

/** Whether the current story of a canvas is for wide screens only. */
function isOnlyWide(canvas: Page): Promise<boolean> {
  return canvas.evaluate(() => {
    const prepared = window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyPrepared') as
      | [{ parameters: { screen?: string } }]
      | undefined;
    return prepared?.[0].parameters.screen === 'wide';
  });
}

/** Takes the picture of a story. Returns it, and whether the story is for wide screens only. */
function photograph(canvas: Page, id: string) {
  return inLine(canvas, async () => {
    await showStory(canvas, id);
    await settle(canvas);
    const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;
    return { picture: await canvas.screenshot(options), isOnlyWide: await isOnlyWide(canvas) };
  });
}

/**
 * Opens a window of 360 px for each theme and one of 1280 px, so that media queries match a phone
 * and a wide screen. Returns a function that takes a story's picture: the phones and the wide one
 * side by side. A story for wide screens only gets a wide picture in each theme.
 */
export async function openStudio(browser: Browser): Promise<(id: string) => Promise<Buffer>> {
  const open = (theme: string, width: number) =>
    openCanvas(browser, `theme:${theme};a11y.manual:!true`, { width, height: 480 });
  const phones = await Promise.all(themes.map((theme) => open(theme, 360)));
  const wide = await open('light', 1280);

  /** Few stories need these windows, so they are open only for those. */
  async function inOtherThemes(id: string): Promise<Buffer[]> {
    return Promise.all(
      themes.slice(1).map(async (theme) => {
        const canvas = await open(theme, 1280);
        const { picture } = await photograph(canvas, id);
        await canvas.context().close();
        return picture;
      }),
    );
  }

  return async (id) => {
    const [wideOne, ...narrow] = await Promise.all([
      photograph(wide, id),
      ...phones.map((phone) => photograph(phone, id)),
    ]);
    if (wideOne.isOnlyWide) return wideSheet([wideOne.picture, ...(await inOtherThemes(id))]);
    return sheet(
      narrow.map(({ picture }) => picture),
      wideOne.picture,
    );
  };
}
