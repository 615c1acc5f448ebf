import type { Browser, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceOf } from '@emberite/testing/harness/failures';
import { launchChromium } from '../../tools/chromium.ts';
import { inLine, openCanvas, showStory, themes } from './preview.ts';
import type { Outcome } from './preview.ts';
import { flows } from '../flows/flows.ts';
import { isNamed, isWhole } from './site.ts';
import { indexedStories } from './stories.ts';
import { isFull } from '../../tools/sample.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };

/** The full run shows every state, and so does a run of a single file; others, one of each component. */
const stories = indexedStories().filter(
  ({ isPicture, component }) => isFull || isNamed || (isPicture && component),
);

/** A window in one theme. */
interface Canvas {
  where: string;
  page: Page;
}

let browser: Browser;
let phones: Canvas[];
let wides: Canvas[];

async function openCanvases(viewport: ViewportSize): Promise<Canvas[]> {
  return Promise.all(
    themes.map(async (theme) => ({
      where: `${theme}, ${viewport.width} px`,
      page: await openCanvas(browser, `theme:${theme}`, viewport),
    })),
  );
}

beforeAll(async () => {
  browser = await launchChromium();
  phones = await openCanvases(narrow);
  wides = isFull ? await openCanvases(wide) : [];
  // Overflow inside a contained background would not make the page scroll.
  for (const { page } of phones) {
    await page.addStyleTag({ content: '.ground { contain: none !important; }' });
  }
});

afterAll(() => browser.close());

/** The windows that show a story: a phone, each in another theme, and in the full run also wide ones in all themes. */
const canvasesFor = (place: number) => [phones[place % phones.length]!, ...wides];

/** Shows a story in a window. Returns what is wrong with it there. */
async function look({ where, page }: Canvas, id: string): Promise<Outcome> {
  const { errors, violations } = await showStory(page, id);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) errors.push(`scrolls sideways by ${beyond} px`);
  if (errors.length + violations.length > 0) {
    const path = `${traceOf(`${where} ${id}`)}.png`;
    await page.screenshot({ path });
    errors.push(`Picture: ${path}`);
  }
  const here = (problem: string) => `${where}: ${problem}`;
  return { errors: errors.map(here), violations: violations.map(here) };
}

// Concurrent, because a window mostly waits: for animations, timers and the next frame.
it.concurrent.each(stories.map((story, place) => ({ ...story, place })))(
  '$title: $name',
  async ({ id, place }) => {
    const outcomes = await Promise.all(
      canvasesFor(place).map((canvas) => inLine(canvas.page, () => look(canvas, id))),
    );
    const errors = outcomes.flatMap(({ errors }) => errors);
    const violations = outcomes.flatMap(({ violations }) => violations);
    expect({ errors, violations }).toEqual({ errors: [], violations: [] });
  },
);

// Only the whole Storybook has them.
it.runIf(isWhole)(
  'has every screen of the flows, and its own pages, but none of a new remote',
  () => {
    const ids = indexedStories().map(({ id }) => id);
    expect(ids).toContain('foundations-colour--tokens');
    expect(ids.filter((id) => id.startsWith('invite--'))).toEqual([]);
    expect(ids).toEqual(
      expect.arrayContaining(Object.values(flows).flatMap(({ screens }) => screens)),
    );
  },
);
