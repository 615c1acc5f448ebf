import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../ui-kit/testing/browser.ts';
import type { ComponentResult } from '../overview/results.ts';
import { openCanvas, showStory } from '../tests/preview.ts';
import { saveResults } from '../tests/results.ts';
import { indexedStories } from '../tests/stories.ts';
import {
  acceptBaseline,
  baselineMachine,
  baselineNames,
  clearDifferences,
  readBaseline,
  showDifference,
  startAccepting,
} from './baselines.ts';
import type { Machine } from './baselines.ts';
import { compare } from './compare.ts';

const accepts = process.env.EMBER_ACCEPT_VISUAL === '1';

/** The story that stands for each component: its matrix, else its first. */
function pictured(): { component: string; id: string }[] {
  const chosen = new Map<string, string>();
  const stories = indexedStories();
  for (const { component, id } of stories) {
    if (component && !chosen.has(component)) chosen.set(component, id);
  }
  for (const { component, id, name } of stories) {
    if (component && name === 'Matrix') chosen.set(component, id);
  }
  return [...chosen].map(([component, id]) => ({ component, id }));
}

const launched: { browser: Browser; machine: Machine } = await (async () => {
  const browser = await launchChromium();
  const [chromium = ''] = browser.version().split('.');
  return { browser, machine: { platform: `${process.platform}-${process.arch}`, chromium } };
})();

const { browser, machine } = launched;
const made = baselineMachine();
const comparable =
  accepts || (made?.platform === machine.platform && made.chromium === machine.chromium);

if (!comparable) {
  console.log(
    `Visual baselines skipped: made with Chromium ${made?.chromium} on ${made?.platform}, this is ${machine.chromium} on ${machine.platform}.`,
  );
}

const found = new Map<string, Partial<ComponentResult>>();

afterAll(async () => {
  await browser.close();
  saveResults(found);
});

const components = pictured();
const names = components.map(({ component }) => component);

/** A component's states in all themes side by side. Stories have no camera, so none is in sight. */
async function photograph(canvas: Page, id: string): Promise<Buffer> {
  await showStory(canvas, id);
  await canvas.evaluate(() => document.fonts.ready);
  await canvas.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return canvas.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

function compareAll() {
  let canvas: Page;

  beforeAll(async () => {
    clearDifferences();
    if (accepts) startAccepting(names, machine);
    // Three themes of 360 px each.
    canvas = await openCanvas(browser, 'theme:all;a11y.manual:!true', { width: 1080, height: 600 });
  });

  it.each(components)('$component', async ({ component, id }) => {
    const picture = await photograph(canvas, id);
    const before = readBaseline(component);
    if (accepts) {
      const unchanged = before && compare(before, picture).same;
      if (!unchanged) acceptBaseline(component, picture);
      return;
    }
    found.set(component, { visual: 'failed' });
    expect(before, 'no baseline yet: npm run storybook:accept').toBeDefined();
    const result = compare(before ?? Buffer.of(), picture);
    const words = result.same
      ? ''
      : `${result.why}; before, after and difference: ${showDifference(component, result.picture)}; to accept: npm run storybook:accept`;
    expect(words).toBe('');
    found.set(component, { visual: 'passed' });
  });

  it('has no picture of what is gone', () => {
    expect(baselineNames().toSorted()).toEqual(names.toSorted());
  });
}

if (comparable) {
  describe('looks as before', compareAll);
} else {
  it('is not compared: the baselines are from another Chromium or platform', () => {
    // So that the overview does not say that nobody looked.
    for (const { component } of components) found.set(component, { visual: 'skipped' });
    expect(found.size).toBeGreaterThan(0);
  });
}
