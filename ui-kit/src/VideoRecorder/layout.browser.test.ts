import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { open, press, preview, take } from './testing/recorderPage.ts';

const windows = [
  ['a phone with a short window', 360, 672],
  ['a phone in landscape', 800, 360],
  ['a phone', 360, 800],
  ['a small phone', 360, 640],
  ['a phone with a taller window', 360, 705],
  ['the smallest phone', 320, 568],
  ['a phone just tall enough for larger text', 360, 736],
  ['a wide window', 1280, 800],
] as const;

it.runIf(isFull).each(windows)(
  'cuts nothing off before a recording on %s',
  async (_, width, height) => {
    await using page = await open('?leadIn=0', (page) => page.setViewportSize({ width, height }));
    await page.locator('[data-view="on"]').first().waitFor();
    const seen = await page.evaluate(() => {
      const panel = document.querySelector('[aria-label="Prompt and tips"]');
      const start = document.querySelector('dialog button[data-main]');
      const face = document.querySelector('dialog video');
      if (!panel || !start || !face) throw new Error('Something is missing.');
      const { bottom } = start.getBoundingClientRect();
      return {
        withoutScrolling: panel.scrollHeight <= panel.clientHeight,
        underThumb: innerHeight - bottom >= 0 && innerHeight - bottom < 48,
        faceIsLarge: face.getBoundingClientRect().height > 120,
      };
    });
    expect(seen).toEqual({ withoutScrolling: true, underThumb: true, faceIsLarge: true });
  },
);

it.runIf(isFull).each(windows)(
  'shows prompt, tips and guide beside your face on %s',
  async (_name, width, height) => {
    await using page = await open('?leadIn=0', (page) => page.setViewportSize({ width, height }));
    await take(page);
    const seen = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [face, words] = [box('dialog video'), box('[aria-label="Prompt and tips"]')];
      const panel = document.querySelector('[aria-label="Prompt and tips"]');
      const [stop, guide] = [box('dialog button[data-main]'), box('dialog [data-phase] > svg')];
      const camera = document.querySelector('dialog video');
      if (!face || !words || !panel || !stop || !guide || !(camera instanceof HTMLVideoElement))
        throw new Error('Something is missing.');
      return {
        apart: words.top >= face.bottom || words.left >= face.right,
        tips: panel.querySelectorAll('li').length,
        withoutScrolling: panel.scrollHeight <= panel.clientHeight,
        faceIsLarge: Math.min(face.width, face.height) > 150,
        guideCoversFace: guide.width === face.width && guide.height === face.height,
        // The frame shows exactly what the file contains, and what profiles show of it.
        shapes: [face.width / face.height, camera.videoWidth / camera.videoHeight].map(
          (shape) => Math.round(shape * 50) / 50,
        ),
        underThumb: innerHeight - stop.bottom < 48 && stop.height >= 44,
        sideways: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect(seen).toEqual({
      apart: true,
      tips: 4,
      withoutScrolling: true,
      faceIsLarge: true,
      guideCoversFace: true,
      shapes: [0.8, 0.8],
      underThumb: true,
      sideways: false,
    });
    await press(page, 'Stop');
    await preview(page).waitFor();
    expect(await page.locator('dialog [data-phase] > svg').count()).toBe(0);
  },
);
