import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { openCanvas, showStory, themes } from './preview.ts';
import { saveResults } from './results.ts';
import { indexedStories } from './stories.ts';
import type { StoryResult } from '../overview/results.ts';

const stories = indexedStories();
const found: Record<string, StoryResult> = {};

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };

/**
 * The themes of a story in the wide window: one, rotating from story to story, or all in the full
 * run.
 */
const themesOf = (place: number) =>
  process.env['EMBER_FULL'] ? themes : themes.slice(place % themes.length).slice(0, 1);

let browser: Browser;
const canvases = new Map<string, Page>();
let phone: Page;

beforeAll(async () => {
  browser = await launchChromium();
  await Promise.all(
    themes.map(async (theme) => {
      canvases.set(theme, await openCanvas(browser, `theme:${theme}`, wide));
    }),
  );
  phone = await openCanvas(browser, 'theme:light;a11y.manual:!true', narrow);
  // Overflow inside a contained background would not make the page scroll.
  await phone.addStyleTag({ content: '.ground { contain: none !important; }' });
});

afterAll(async () => {
  await browser.close();
  saveResults({ stories: found });
});

it.each(stories.map((story, place) => ({ ...story, place })))(
  '$title: $name',
  async ({ id, place }) => {
    const themes = themesOf(place);
    const [onPhone, ...outcomes] = await Promise.all([
      showStory(phone, id),
      ...themes.map((theme) => showStory(canvases.get(theme)!, id)),
    ]);
    const errors = outcomes.flatMap((outcome, place) =>
      outcome.errors.map((error) => `${themes[place]}: ${error}`),
    );
    const violations = outcomes.flatMap((outcome, place) =>
      outcome.violations.map((violation) => `${themes[place]}: ${violation}`),
    );
    errors.push(...(onPhone?.errors ?? []).map((error) => `360 px: ${error}`));
    const beyond = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) errors.push(`360 px: scrolls sideways by ${beyond} px`);
    const at = new Date().toISOString();
    found[id] = { works: errors.length === 0, accessible: violations.length === 0, at };
    expect({ errors, violations }).toEqual({ errors: [], violations: [] });
  },
);
