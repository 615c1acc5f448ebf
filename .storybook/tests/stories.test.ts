import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { isFull } from '../../tools/sample.ts';
import { flows } from '../flows/flows.ts';
import { acceptedMessage, chosenOf, readAccepting } from '../visual/accepting.ts';
import { baselineNames } from '../visual/baselines.ts';
import { isOnlyWide, openGallery, photograph } from '../visual/pictures.ts';
import type { Gallery, Pictures } from '../visual/pictures.ts';
import { widths } from '../visual/sheet.ts';
import { inLine, openCanvas, showStory, themes } from './preview.ts';
import type { Outcome } from './preview.ts';
import { isNamed, isWhole } from './site.ts';
import { indexedStories } from './stories.ts';
import type { IndexedStory } from './stories.ts';

const accepting = readAccepting(process.env.EMBER_ACCEPT_VISUAL);

const all = indexedStories();

/** Those that show a component, as in its baseline. */
const portraits = all.flatMap(({ component, isPicture, ...story }) =>
  component && isPicture ? [{ ...story, isPicture, component }] : [],
);
const components = portraits.map(({ component }) => component);

/** The full run shows every state, and so does a run of a single file. */
const stories: IndexedStory[] = accepting
  ? chosenOf(accepting, portraits)
  : all.filter(({ isPicture, acts }) => isFull || isNamed || isPicture || acts);

/** A window in one theme. */
interface Canvas {
  theme: string;
  size: keyof typeof widths;
  page: Page;
}

let browser: Browser;
let gallery: Gallery;
let canvases: Canvas[];

const open = (size: Canvas['size']) =>
  themes.map(async (theme): Promise<Canvas> => {
    const viewport = { width: widths[size], height: 480 };
    return { theme, size, page: await openCanvas(browser, `theme:${theme}`, viewport) };
  });

beforeAll(async () => {
  browser = await launchChromium();
  gallery = openGallery(browser, components, accepting);
  const isAll = isFull || accepting;
  canvases = await Promise.all([...open('phone'), ...(isAll ? open('wide') : [])]);
});

afterAll(async () => {
  await browser.close();
  if (accepting) console.log(acceptedMessage(gallery.changed));
});

/**
 * The windows that show a story: a phone in one theme, a different one for each story; in the full run all. Every run
 * checks wide pages in the e2e tests.
 */
const canvasesFor = (place: number) =>
  canvases.length === themes.length ? [canvases[place % canvases.length]!] : canvases;

/** By how many pixels a page is wider than its window. */
function overflow(): number {
  // Overflow inside a contained background would not make the page scroll.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.ground { contain: none !important; }';
  const beyond = document.documentElement.scrollWidth - innerWidth;
  style.remove();
  return beyond;
}

/** What a window shows of a story, and what is wrong with it there. */
interface View extends Outcome {
  canvas: Canvas;
  picture: Buffer | undefined;
  isOnlyWide: boolean;
}

async function look(canvas: Canvas, id: string, isPortrait: boolean): Promise<View> {
  const { page, theme, size } = canvas;
  const { errors, violations } = await showStory(page, id);
  const beyond = await page.evaluate(overflow);
  if (beyond > 0) errors.push(`scrolls sideways by ${beyond} px`);
  const here = (problem: string) => `${theme}, ${widths[size]} px: ${problem}`;
  return {
    canvas,
    errors: errors.map(here),
    violations: violations.map(here),
    picture: isPortrait ? await photograph(page) : undefined,
    isOnlyWide: await isOnlyWide(page),
  };
}

/** The pictures of a story in the windows that have shown it. */
function picturesOf(views: View[]): Pictures {
  const inThemes = (size: Canvas['size']) =>
    themes.map(
      (theme) =>
        views.find(({ canvas }) => canvas.size === size && canvas.theme === theme)?.picture,
    );
  const isOnlyWide = views.some((view) => view.isOnlyWide);
  return { phones: inThemes('phone'), wides: inThemes('wide'), isOnlyWide };
}

// Concurrent, because a window mostly waits: for animations, timers and the next frame.
it.concurrent.each(stories.map((story, place) => ({ ...story, place })))(
  '$title: $name',
  async ({ id, component, isPicture, place }) => {
    const portrait = isPicture && gallery.isComparable ? component : undefined;
    const views = await Promise.all(
      canvasesFor(place).map((canvas) =>
        inLine(canvas.page, () => look(canvas, id, portrait !== undefined)),
      ),
    );
    const errors = views.flatMap(({ errors }) => errors);
    const violations = views.flatMap(({ violations }) => violations);
    expect({ errors, violations }).toEqual({ errors: [], violations: [] });
    if (portrait) expect(await gallery.check(portrait, picturesOf(views))).toBe('');
  },
);

// Only the whole Storybook has them.
it.runIf(isWhole)('has every screen of the flows, and no baselines of deleted components', () => {
  const screens = Object.values(flows).flatMap(({ screens }) => screens);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(screens));
  expect(components).toEqual(expect.arrayContaining(baselineNames()));
});
