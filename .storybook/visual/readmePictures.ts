import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../../tools/chromium.ts';
import build from '../tests/build.ts';
import { openCanvas, showStory } from '../tests/preview.ts';

const folder = join(import.meta.dirname, '..', '..', 'ui-kit', 'docs');

/** `highest` is the maximum height in pixels, `component` that of the matrix, where it is one. */
const pictures = [
  { name: 'foundations', story: 'foundations-colour--tokens', theme: 'light', highest: 1000 },
  { name: 'contrast', story: 'foundations-colour--contrast', theme: 'dark', highest: 700 },
  {
    name: 'recorder',
    story: 'components-media-videorecorder--matrix',
    theme: 'light',
    highest: 2200,
    component: 'VideoRecorder',
  },
  {
    name: 'slider',
    story: 'components-forms-interestslider--matrix',
    theme: 'dark',
    highest: 1270,
    component: 'InterestSlider',
  },
];

/**
 * Takes the pictures for the kit's README from the static Storybook, 1280 px wide. With component
 * names, it takes theirs only.
 */
export async function takeReadmePictures(components: readonly string[]): Promise<void> {
  build();
  const taken = pictures.filter(
    ({ component = '' }) => components.length === 0 || components.includes(component),
  );
  if (taken.length === 0) return;
  mkdirSync(folder, { recursive: true });
  await using browser = await launchChromium();
  for (const { name, story, theme, highest } of taken) {
    const canvas = await openCanvas(browser, `theme:${theme}`, { width: 1280, height: 600 });
    await showStory(canvas, story);
    // Pictures further down load lazily.
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
}
