import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../ui-kit/testing/browser.ts';
import { openCanvas, showStory } from './preview.ts';
import { saveResults } from './results.ts';
import { indexedStories } from './stories.ts';
import type { ComponentResult } from '../overview/results.ts';

const stories = indexedStories();
const found = new Map<string, Partial<ComponentResult>>();

/** Remembers the worst a component came to. */
function note(component: string | undefined, kind: keyof ComponentResult, passed: boolean) {
  if (!component) return;
  const result = found.get(component) ?? {};
  found.set(component, result);
  if (result[kind] !== 'failed') result[kind] = passed ? 'passed' : 'failed';
}

const themes = ['light', 'dark', 'high-contrast'];
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
  saveResults(found);
});

it.each(stories)('$title: $name', async ({ id, component, plays }) => {
  const outcomes = await Promise.all(canvases.map((canvas) => showStory(canvas, id)));
  const errors = outcomes.flatMap(({ error }, place) =>
    error ? [`${themes[place]}: ${error}`] : [],
  );
  const violations = outcomes.flatMap(({ violations }, place) =>
    violations.map((violation) => `${themes[place]}: ${violation}`),
  );
  await showStory(phone, id);
  const beyond = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) errors.push(`360 px: scrolls sideways by ${beyond} px`);
  note(component, plays ? 'interactions' : 'stories', errors.length === 0);
  note(component, 'a11y', violations.length === 0);
  expect({ errors, violations }).toEqual({ errors: [], violations: [] });
});
