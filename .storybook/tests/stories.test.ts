import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../ui-kit/testing/browser.ts';
import { openCanvas, showStory, themes } from './preview.ts';
import { saveResults } from './results.ts';
import { indexedStories } from './stories.ts';
import type { StoryResult } from '../overview/results.ts';

const stories = indexedStories();
const found: Record<string, StoryResult> = {};

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };

let browser: Browser;
let canvases: Page[] = [];
let phone: Page;

beforeAll(async () => {
  browser = await launchChromium();
  const opening = themes.map((theme) => openCanvas(browser, `theme:${theme}`, wide));
  canvases = await Promise.all(opening);
  phone = await openCanvas(browser, 'theme:light;a11y.manual:!true', narrow);
  // What sticks out of a contained ground would not make the page scroll.
  await phone.addStyleTag({ content: '.ground { contain: none !important; }' });
});

afterAll(async () => {
  await browser.close();
  saveResults({ stories: found });
});

it.each(stories)('$title: $name', async ({ id }) => {
  const [onPhone, ...outcomes] = await Promise.all(
    [phone, ...canvases].map((canvas) => showStory(canvas, id)),
  );
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
});
