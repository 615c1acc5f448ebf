/** Records pictures that a script has drawn as short loops for the kit's `Loop`. Chromium encodes them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { bundlePage } from '../bundle.ts';
import type { Site } from '../bundle.ts';
import { origin, serve } from '../browser.ts';
import sharp from 'sharp';
import { launchChromium } from '../../../tools/chromium.ts';

/** The size of the videos in pixels. */
const size = { width: 640, height: 400 };

/** Frames per second. */
export const framesPerSecond = 15;

/** The limit for a video, in bytes: it is only decoration. */
const maxBytes = 150_000;

/** Opens the page that encodes. */
async function openStudio(browser: Browser, site: Site) {
  const page = await browser.newPage({ viewport: size });
  await serve(page, site);
  await page.goto(`${origin}/`);
  return page;
}

type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Writes `NAME.mp4` of the frames, PNGs, and the first one, `NAME.webp`, into the folder. */
async function develop(
  studio: Studio,
  frames: readonly Buffer[],
  path: string,
  most: number,
): Promise<void> {
  const poster = await sharp(frames[0]).webp({ quality: 82 }).toBuffer();
  const video = await studio.evaluate(([pictures, rate, bytes]) => encoded(pictures, rate, bytes), [
    frames.map((frame) => frame.toString('base64')),
    framesPerSecond,
    most,
  ] as const);
  await studio.close();
  if (video.length > most) throw new Error(`${path} has ${video.length} bytes.`);
  writeFileSync(`${path}.webp`, poster);
  writeFileSync(`${path}.mp4`, video);
}

/**
 * Records SVGs of one size, one for each frame: writes `NAME.mp4`, of at most `most` bytes, and `NAME.webp` into the
 * folder.
 */
export async function recordDrawings(
  loops: readonly { name: string; frames: readonly string[] }[],
  folder: string,
  most = maxBytes,
): Promise<void> {
  const site = await bundlePage(import.meta.dirname);
  await using browser = await launchChromium();
  for (const { name, frames } of loops) {
    const studio = await openStudio(browser, site);
    const drawn = frames.map((svg) => sharp(Buffer.from(svg)).png().toBuffer());
    await develop(studio, await Promise.all(drawn), join(folder, name), most);
  }
}
