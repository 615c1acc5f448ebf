/**
 * Films Scenes as short loops for the kit's `Loop`. Chromium draws the frames, as on the page, and
 * encodes them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePage } from '../bundle.ts';
import { origin, serve } from '../browser.ts';
import sharp from 'sharp';
import type { SceneMotif } from '../../src/Scene/index.ts';
import { launchChromium } from '../../../tools/chromium.ts';

/** The size of the films in pixels, and their length. */
const size = { width: 640, height: 400 };
const seconds = 4;
const framesPerSecond = 15;

/** The largest film, in bytes: a page fetches it only to please. */
const maxBytes = 150_000;

/** The Scene to film, and the name of its files. */
export interface Film {
  name: string;
  motif: SceneMotif;
  seed: string;
}

/** Films each scene: writes `NAME.mp4` and its first frame, `NAME.webp`, into the folder. */
export async function filmScenes(films: readonly Film[], folder: string): Promise<void> {
  const site = await bundlePage(import.meta.dirname);
  const browser = await launchChromium();
  for (const { name, motif, seed } of films) {
    const page = await browser.newPage({ viewport: size });
    await serve(page, site);
    await page.goto(`${origin}/?${new URLSearchParams({ motif, seed })}`);
    await page.addStyleTag({ content: 'svg { position: fixed; inset: 0 }' });
    const frames: string[] = [];
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      await page.evaluate((moment) => pose(moment), frame / (seconds * framesPerSecond));
      const png = await page.screenshot();
      if (frame === 0) {
        const poster = await sharp(png).webp({ quality: 82 }).toBuffer();
        writeFileSync(join(folder, `${name}.webp`), poster);
      }
      frames.push(png.toString('base64'));
    }
    const film = await page.evaluate(([pictures, rate]) => filmed(pictures, rate), [
      frames,
      framesPerSecond,
    ] as const);
    await page.close();
    if (film.length > maxBytes) throw new Error(`${name} has ${film.length} bytes.`);
    writeFileSync(join(folder, `${name}.mp4`), film);
  }
  await browser.close();
}
