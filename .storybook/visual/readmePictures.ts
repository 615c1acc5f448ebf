import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../../ui-kit/testing/browser.ts';
import { openCanvas, showStory } from '../tests/preview.ts';

const folder = join(import.meta.dirname, '..', '..', 'ui-kit', 'docs');

/** What the kit's README shows: file, story, theme, and height in pixels at the most. */
const pictures = [
  ['foundations', 'foundations-colour--tokens', 'light', 1000],
  ['contrast', 'foundations-colour--contrast', 'dark', 700],
  ['components', 'overview-components--status', 'light', 1400],
  ['recorder', 'components-videorecorder--matrix', 'light', 2200],
  ['slider', 'components-interestslider--matrix', 'dark', 1270],
] as const;

/** Takes the pictures of the kit's README from the static Storybook, 1280 px wide. */
export async function takeReadmePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  for (const [name, id, theme, highest] of pictures) {
    const canvas = await openCanvas(browser, `theme:${theme}`, { width: 1280, height: 600 });
    await showStory(canvas, id);
    // Pictures further down are fetched only when they come into sight.
    await canvas.setViewportSize({ width: 1280, height: highest });
    await canvas.waitForLoadState('networkidle');
    const whole = await canvas.screenshot({ fullPage: true, animations: 'disabled' });
    const { height } = await sharp(whole).metadata();
    await sharp(whole)
      .extract({ left: 0, top: 0, width: 1280, height: Math.min(height, highest) })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    await canvas.context().close();
  }
  await browser.close();
}
