import { expect, it } from 'vitest';
import { sharedChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';

const site = await bundlePage(`${import.meta.dirname}/testing`);
const browser = await sharedChromium();

it('takes the digits of a Japanese keyboard, which composes them', async () => {
  await using page = await browser.newPage();
  await serve(page, site);
  await page.goto(origin);
  const field = page.getByLabel('Code');
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['１', '１２', '１２３']) await compose(text);
  await keyboard.send('Input.insertText', { text: '１２３' });
  for (const text of ['４', '４５', '４５６']) await compose(text);
  await keyboard.send('Input.insertText', { text: '４５６' });
  await page.waitForFunction(() => document.querySelector('input')?.value.length === 6);
  expect(await field.inputValue()).toBe('123456');
});
