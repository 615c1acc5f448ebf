import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Role = Parameters<Page['getByRole']>[0];

/** Checks that the page does not scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'scrolls sideways').toBe(0);
}

/** Uses a page without a pointer. */
export function keyboardOn(page: Page) {
  /** Presses Tab until the element with this role and name has the focus. */
  async function tabTo(role: Role, name: string | RegExp): Promise<void> {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  }
  return {
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    key: (name: string) => page.keyboard.press(name),
    /** Tabs to a button and presses Enter. */
    async press(name: string | RegExp): Promise<void> {
      await tabTo('button', name);
      await expectNoSideways(page);
      await page.keyboard.press('Enter');
    },
  };
}
