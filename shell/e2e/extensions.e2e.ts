/** What extensions and password managers do to a prerendered page before its code runs. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab } from '@emberite/testing/harness/browser';
import { livePages } from '@emberite/testing/harness/prepare';
import { everythingReported } from '@emberite/testing/harness/reports';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ tabs: 'own' });
const { documents } = await livePages();

/** Each changes the page of a document. They run there. */
const changes = {
  'adds an element beside each field': () => {
    for (const field of document.querySelectorAll('#ember input, #ember h1')) {
      field.before(document.createElement('com-manager'));
    }
  },
  'links what looks like a number': () => {
    for (const element of document.querySelectorAll('#ember p, #ember h1')) {
      const [text] = element.childNodes;
      if (!(text instanceof Text)) continue;
      const link = document.createElement('a');
      link.href = 'tel:+1';
      link.append(text.data.slice(0, 3));
      text.replaceWith(link, text.data.slice(3));
    }
  },
  'replaces words': () => {
    for (const element of document.querySelectorAll('#ember h1, #ember a')) {
      element.textContent = 'Another word';
    }
  },
  'removes an element': () => document.querySelector('#ember footer, #ember h1')?.remove(),
  'translates it': () => {
    const walker = document.createTreeWalker(
      document.querySelector('#ember')!,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
} satisfies Record<string, () => void>;

type Kind = keyof typeof changes;

const typed = 'kay@people.example';

/** Opens a page that something changes, and in which somebody types, before its code runs. */
async function open(page: Page, path: string, kind: Kind): Promise<void> {
  await page.addInitScript(`
    const observer = new MutationObserver(() => {
      if (!document.getElementById('ember-boot')) return;
      observer.disconnect();
      (${String(changes[kind])})();
      const field = document.querySelector('#ember :is(input[type=text], input[type=email], textarea)');
      if (!field) return document.querySelector('#ember a[href]')?.focus();
      field.focus();
      document.execCommand('insertText', false, '${typed}');
    });
    observer.observe(document, { childList: true, subtree: true });
  `);
  await page.goto(run.site.url + path);
  await page.waitForFunction(() => {
    const heading = document.querySelector('#ember h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** The text of the page. */
const textOf = (page: Page) => page.locator('#ember').innerText();

const kinds = Object.keys(changes) as Kind[];

/** The prerendered pages, those to type in last. */
const prerendered = documents
  .filter(({ name, html }) => name.startsWith('/') && html.includes('"prerendered":true'))
  .toSorted((one, other) => Number(/<input/.test(one.html)) - Number(/<input/.test(other.html)))
  .map(({ name }) => name);

/** A normal run opens the last one: it has a form. */
const opened = isFull ? prerendered : prerendered.slice(-1);

let tabs = 0;

it.each(opened.map((path, place) => ({ path, kind: kinds[place % kinds.length]! })))(
  '$path is as it was sent although something $kind, and keeps what was typed',
  async ({ path, kind }) => {
    const whole = await openTab(run.browser);
    await whole.page.goto(run.site.url + path, { waitUntil: 'networkidle' });
    const before = await textOf(whole.page);
    await whole.close();
    // Each has its own address, because an address may report at most 20 failures a minute.
    tabs += 1;
    const headers = { 'X-Forwarded-For': `10.1.${tabs >> 8}.${tabs & 255}` };
    const tab = await openTab(run.browser, { extraHTTPHeaders: headers });
    const { page } = tab;
    await open(page, path, kind);
    await expect.poll(() => textOf(page)).toBe(before);
    const focused = page.locator('#ember :focus');
    await focused.waitFor();
    const value = await focused.evaluate((one) => (one as Partial<HTMLInputElement>).value);
    expect(value ?? typed).toBe(typed);
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    tab.expectClean();
    await tab.close();
  },
);
