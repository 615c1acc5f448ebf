import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  log,
  open,
  press,
  preview,
  record,
  running,
  said,
  secondsLeft,
  spoken,
  take,
} from './testing/recorderPage.ts';
import { isFull } from '../../../tools/sample.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
  });

it('records, stops, keeps the video and returns the focus', async () => {
  await using page = await open('?leadIn=0');
  expect(await focused(page)).toBe('Start recording');
  await page.keyboard.press('Enter');
  await running(page);
  await secondsLeft(page, 14);
  expect(await focused(page)).toBe('Stop');
  await page.keyboard.press('Enter');
  await preview(page).waitFor();
  expect(await said(page).textContent()).toMatch(/^Your \d+-second video is ready.$/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'VIDEO');
  await page.getByRole('button', { name: 'Upload' }).focus();
  await page.keyboard.press('Enter');
  expect(await log(page)).toBe('upload');
  expect(await focused(page)).toBe('Open');
});

it.runIf(isFull)('keeps the focus in the recorder on Tab', async () => {
  await using page = await open('');
  const seen = new Set<string>();
  for (let step = 0; step < 14; step++) {
    seen.add((await focused(page)) ?? '');
    await page.keyboard.press('Tab');
  }
  expect(seen).toContain('Close');
  expect(seen).toContain('Prompt and tips');
  expect(seen).toContain('Choose a video instead');
  expect(seen).not.toContain('Open');
});

it.runIf(isFull)('announces each step', async () => {
  await using page = await open('?leadIn=2&seconds=2');
  await said(page)
    .getByText('Camera and microphone are on. Nothing is recorded yet. You will have 2 seconds.')
    .waitFor();
  await press(page, 'Start recording');
  await preview(page).waitFor();
  const ready = (await spoken(page)).findIndex((words) =>
    words.startsWith('Camera and microphone'),
  );
  expect((await spoken(page)).slice(ready + 1)).toEqual([
    'Recording starts in 2.',
    'Recording starts in 1.',
    'Recording.',
    'Recording stopped. Preparing your video.',
    expect.stringMatching(/^Your \d-second video is ready.$/),
  ]);
});

it.runIf(isFull)('stops on Escape, and asks before a recording is lost', async () => {
  await using page = await open('?leadIn=0');
  await take(page);
  await page.keyboard.press('Escape');
  await preview(page).waitFor();
  expect(await said(page).textContent()).toMatch(/^Your \d+-second video is ready.$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without your video?' }).waitFor();
  await press(page, 'Keep it');
  expect(await preview(page).isVisible()).toBe(true);
  await press(page, 'Close');
  await press(page, 'Leave');
  expect(await log(page)).toBe('cancel');
  expect(await focused(page)).toBe('Open');
});

it.runIf(isFull)('keeps a recording however often Escape is pressed', async () => {
  await using page = await open('?leadIn=0');
  await take(page);
  for (let times = 0; times < 8; times++) await page.keyboard.press('Escape');
  await preview(page).waitFor();
  for (let times = 0; times < 7; times++) await page.keyboard.press('Escape');
  // The browser always closes on a second Escape in a row; the recorder reopens.
  await preview(page).waitFor();
  expect(await log(page)).toBe('');
});

it.runIf(isFull)('does not scroll the page behind it', async () => {
  await using page = await open('?leadIn=0', (page) =>
    page.setViewportSize({ width: 360, height: 640 }),
  );
  await page.addStyleTag({ content: 'main { min-block-size: 300vh; }' });
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, 600);
  await record(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const width = () =>
    page
      .locator('dialog')
      .first()
      .evaluate((dialog) => dialog.clientWidth);
  const before = await width();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep it' }).waitFor();
  expect(await width()).toBe(before);
  await press(page, 'Keep it');
  await press(page, 'Upload');
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 0);
});

it.runIf(isFull)(
  'tells the page about a recording, and asks before it is left only if there is one',
  async () => {
    await using page = await open('?leadIn=0');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const held = () => page.locator('#held').textContent();
    expect(await held()).toBe('false');
    await take(page);
    expect(await held()).toBe('true');
    await page.evaluate(() => location.reload());
    expect(asked).toEqual(['beforeunload']);
    await press(page, 'Stop');
    await preview(page).waitFor();
    await page.evaluate(() => location.reload());
    expect(asked).toEqual(['beforeunload', 'beforeunload']);
    await press(page, 'Upload');
    expect(await log(page)).toBe('upload');
    expect(await held()).toBe('false');
    await page.reload();
    expect(asked).toHaveLength(2);
  },
);

it.runIf(isFull)('stays open when the file chooser is cancelled', async () => {
  await using page = await open('');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
  const canceled = page
    .getByLabel('Video file')
    .evaluate((input) => new Promise((done) => input.addEventListener('cancel', done)));
  await press(page, 'Choose a video instead');
  await canceled;
  expect(await log(page)).toBe('');
  expect(await page.getByRole('button', { name: 'Start recording' }).isVisible()).toBe(true);
});
