/** What a translator does to every page: it replaces the texts that React has rendered. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watch } from '@emberite/testing/harness/browser';
import { openedPages } from '@emberite/testing/harness/everyPage';
import { openStill } from '@emberite/testing/harness/inspect';
import type { Who } from '@emberite/testing/harness/inspect';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ ...(isFull && { flags: everythingOn }), tabs: 'own' });

/** Translates the page like Google Translate, now and whenever it changes. It runs in the page. */
function translate(): void {
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, select')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.classList.add('translated-ltr');
  translateTexts();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(translateTexts).observe(document.body, changes);
}

interface Fiber {
  tag: number;
  memoizedProps: unknown;
  memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null;
  stateNode: Node;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * The texts of React's that nobody can see, or see only as they were before, and the parts that it does not know yet. It
 * runs in the page.
 */
function lostTexts(): string[] {
  const lost: string[] = [];
  const container = document.getElementById('ember') as unknown as Record<string, Fiber>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer'))!;
  const root = container[key]!.stateNode as unknown as { current: Fiber };
  const check = (text: string, shown: string | null | undefined) => {
    if (shown !== text && shown !== `«${text}»`) lost.push(`${text} is shown as ${shown}`);
  };
  const look = ({ tag, memoizedProps, memoizedState, stateNode, child, sibling }: Fiber): void => {
    if (memoizedState?.isDehydrated || memoizedState?.dehydrated) lost.push('A part sleeps');
    const { children } = (memoizedProps ?? {}) as { children?: unknown };
    if (tag === 6) {
      const text = stateNode as Text;
      check(
        memoizedProps as string,
        text.isConnected ? text.data || text.nextSibling?.textContent : null,
      );
    }
    const isOnlyText = typeof children === 'string' || typeof children === 'number';
    if (tag === 5 && isOnlyText) check(String(children), stateNode.textContent);
    if (child) look(child);
    if (sibling) look(sibling);
  };
  look(root.current);
  return lost;
}

/** What would end the session that the other pages need. */
const endings = /sign out|delete|remove|withdraw/i;

/**
 * Uses the page's next control that was not used yet: presses, chooses or fills in. Returns whether there was one. It
 * runs in the page.
 */
async function useNext(endings: RegExp): Promise<boolean> {
  const root = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document;
  const found = [
    ...root.querySelectorAll<HTMLElement>('input, textarea, select, button, [role=tab], summary'),
  ].find(
    (one) =>
      one.checkVisibility() &&
      !one.matches(':disabled, [aria-disabled=true], [type=file], [data-used]') &&
      !endings.test(one.textContent + one.ariaLabel),
  );
  if (!found) return false;
  found.dataset['used'] = '';
  if (found instanceof HTMLSelectElement) {
    found.selectedIndex = found.options.length - 1;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (found.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')!;
    set!.call(found, 'A1');
    found.dispatchEvent(new Event('input', { bubbles: true }));
  } else found.click();
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return true;
}

/** Follows the first link that leads to another page of the site. It runs in the page. */
function followLink(): boolean {
  const link = [
    ...document.querySelectorAll<HTMLAnchorElement>('#ember a[href^="/"]:not([target])'),
  ].find((one) => one.checkVisibility() && one.pathname !== location.pathname);
  link?.click();
  return link !== undefined;
}

/** Identifies an entry of the history. A link may lead back to the same address. It runs in the page. */
const entryKey = () => (history.state as { key?: string } | null)?.key;

/** The most controls of a page that are used; a long list has the same one again and again. */
const most = 25;

/** The windows of a visitor, and of a user without and with a profile, and when each was opened. */
const windows: Partial<Record<Who, { context: BrowserContext; at: number }>> = {};

/** A window in which the sign-in is not too long ago for the pages that ask for a new one after 10 minutes. */
async function windowOf(who: Who): Promise<BrowserContext> {
  const opened = windows[who];
  if (opened && performance.now() - opened.at < 5 * 60_000) return opened.context;
  const context = (await openStill(run, who)).page.context();
  // So that no page counts down to another one during the test.
  await context.clock.setFixedTime(new Date());
  windows[who] = { context, at: performance.now() };
  return context;
}

/** Fails if the page died, or if a text cannot be seen. */
async function expectAlive(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await page.locator('body').innerText()).not.toContain('taking a break');
  await expect.poll(() => page.evaluate(lostTexts)).toEqual([]);
}

it.each(openedPages)('a translated $path works for a $who', async ({ path, who }) => {
  const page = await (await windowOf(who)).newPage();
  const tab = watch(page);
  await page.goto(run.site.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(translate);
  await expectAlive(page);
  expect(await page.locator('h1 > font, h1 > span > font').count()).toBeGreaterThan(0);
  for (let count = 0; count < most; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (!(await page.evaluate(useNext, endings))) break;
  }
  await expectAlive(page);
  const before = await page.evaluate(entryKey);
  if (await page.evaluate(followLink)) {
    // A page with unsaved changes asks first.
    const asks = () => page.locator('dialog:modal').count();
    await expect
      .poll(async () => (await page.evaluate(entryKey)) !== before || (await asks()))
      .toBeTruthy();
    await expectAlive(page);
    if ((await asks()) === 0) await page.goBack();
    await expectAlive(page);
  }
  tab.expectClean(/40\d|no-such-page/, /passkey|Resident credentials/);
  expect(run.site.failures).toEqual([]);
  await tab.close();
});
