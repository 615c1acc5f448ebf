import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../../tools/chromium.ts';
import { readReviews, unsettled } from '../overview/reviews.ts';
import build from '../tests/build.ts';
import { openCanvas, showStory, site } from '../tests/preview.ts';

const folder = join(import.meta.dirname, '..', '..', 'ui-kit', 'docs');

interface ReadmePicture {
  name: string;
  story: string;
  theme: 'light' | 'dark';
  /** The maximum height in pixels. */
  highest: number;
  /** The component of the matrix; undefined for pages about all components. */
  component?: string;
}

const pictures: ReadmePicture[] = [
  { name: 'foundations', story: 'foundations-colour--tokens', theme: 'light', highest: 1000 },
  { name: 'contrast', story: 'foundations-colour--contrast', theme: 'dark', highest: 700 },
  { name: 'components', story: 'overview-components--status', theme: 'light', highest: 1400 },
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

/** Whether the overview can be published: all results exist, are current and passed. */
async function isOverviewGood(): Promise<boolean> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(site, file), 'utf8'));
  const names = unsettled(await readReviews(read));
  if (names.length === 0) return true;
  const some = names.slice(0, 3).join(', ');
  console.log(
    `components.png is unchanged: ${names.length} without current passing results (${some}${names.length > 3 ? ' …' : ''}); run npm test -- .storybook, then this again.`,
  );
  return false;
}

/**
 * Takes the pictures for the kit's README from the static Storybook, 1280 px wide. With component
 * names, it takes theirs only.
 */
export async function takeReadmePictures(components: readonly string[]): Promise<void> {
  // The thumbnails show the newly accepted pictures.
  build();
  const asked = pictures.filter(
    ({ component }) => components.length === 0 || (component && components.includes(component)),
  );
  const isOverview = ({ name }: ReadmePicture) => name === 'components';
  const good = asked.some(isOverview) && (await isOverviewGood());
  const taken = asked.filter((one) => good || !isOverview(one));
  if (taken.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
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
  await browser.close();
}
