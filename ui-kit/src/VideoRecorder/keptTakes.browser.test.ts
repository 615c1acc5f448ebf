import { appendFile, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';
import { withoutEvent } from '../../../tools/withoutEvent.ts';
import { allOff, devices, probe, recordedBytes, setVisibility } from './testing/camera.ts';
import {
  log,
  logged,
  open,
  press,
  preview,
  record,
  running,
  said,
  secondsLeft,
  take,
  webmOnly,
} from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';

/** What a recording comes with, and the size that the camera has. */
const factsOf = (page: Page) =>
  page.evaluate(async () => {
    const { seconds, width, height, poster } = window.results[0]!;
    const picture = poster && (await createImageBitmap(poster));
    return { seconds, size: [width, height], poster: picture && [picture.width, picture.height] };
  });

/** Records until a frame of the camera is drawn. */
async function recordFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function note(callback, ...format) {
      toBlob.call(
        this,
        (blob) => {
          callback(blob);
          Object.assign(window, { isDrawn: true });
        },
        ...format,
      );
    };
  });
  await press(page, 'Start recording');
  await page.waitForFunction(() => 'isDrawn' in window);
  await press(page, 'Stop');
  await preview(page).waitFor();
}

/** A player that loads nothing before it is shown. */
const loadsNothing: Prepare = (page) =>
  page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src')!;
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(url: string) {
        if (this.isConnected) set?.call(this, url);
      },
    });
  });

/** A recorder that fails after its third chunk, and reports nothing afterwards. */
const failsAfterThree: Prepare = (page) =>
  page.addInitScript(() => {
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function startBroken(timeslice) {
      let chunks = 0;
      // These listeners are the first.
      const swallow = (event: Event) => chunks > 3 && event.stopImmediatePropagation();
      this.addEventListener('dataavailable', (event) => {
        if (event.data.size > 0) chunks += 1;
        if (chunks === 3) setTimeout(() => this.dispatchEvent(new Event('error')));
        swallow(event);
      });
      this.addEventListener('stop', swallow);
      start.call(this, timeslice);
    };
  });

/** Makes files that no browser can play. It runs in the page. */
function writeNonsense(): void {
  Object.defineProperty(BlobEvent.prototype, 'data', {
    get: () => new Blob(['no video. '], { type: 'video/mp4' }),
  });
}

const denyCamera = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });

/** A video of two seconds. */
const twoSeconds = join(import.meta.dirname, '../testing/sampleVideo.webm');

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('Video file').setInputFiles({ name: 'a', mimeType: 'video/webm', buffer });

const closeButton = (page: Page) =>
  page.getByRole('button', { name: 'Close', exact: true }).first();

// The tests run concurrently, because recordings take real time.
describe.concurrent('a take is not dropped', () => {
  it.runIf(isFull)('if the player shows nothing of it', async () => {
    await using page = await open('?leadIn=0', loadsNothing);
    const began = performance.now();
    await recordFrame(page);
    const took = (performance.now() - began) / 1000;
    expect(await said(page).textContent()).toMatch(/^Your \d+-second video is ready.$/);
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    const { seconds, ...rest } = await factsOf(page);
    expect(seconds).toBeGreaterThan(0.9);
    expect(seconds).toBeLessThan(took);
    const size = [file.width, file.height];
    expect(rest).toEqual({ size, poster: size });
  });

  const slow: [string, Prepare[]][] = [
    ['a first frame', [withoutEvent('HTMLMediaElement', 'loadeddata')]],
    ['the end of a seek', [withoutEvent('HTMLMediaElement', 'seeked'), webmOnly]],
  ];
  it.runIf(isFull).each(slow)('if the player never reports %s', async (_what, browser) => {
    await using page = await open('?leadIn=0', ...browser);
    await recordFrame(page);
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    const { seconds, ...rest } = await factsOf(page);
    // On a busy machine one track ends before the other; players show the longer one.
    const longest = Math.max(file.videoSeconds ?? 0, file.audioSeconds ?? 0);
    expect(Math.abs(seconds - longest)).toBeLessThan(0.2);
    const size = [file.width, file.height];
    expect(rest).toEqual({ size, poster: size });
  });

  it.each(sample(['changes', 'disappears'] as const))(
    'a file that %s before it is uploaded is named, and what was typed stays',
    async (what) => {
      await using page = await open('');
      const path = join(await mkdtemp(join(tmpdir(), 'chosen-')), 'mine.webm');
      await copyFile(twoSeconds, path);
      await page.getByLabel('Video file').setInputFiles(path);
      await preview(page).waitFor();
      await page.getByLabel('What do you say? (optional)').fill('Knock knock.');
      if (what === 'changes') await appendFile(path, 'more');
      else await rm(path);
      await press(page, 'Upload');
      await page.getByRole('alert').getByText('This file has changed or is gone').waitFor();
      expect(await log(page)).toBe('');
      await page.getByLabel('Video file').setInputFiles(twoSeconds);
      await preview(page).waitFor();
      expect(await page.getByLabel('What do you say? (optional)').inputValue()).toBe(
        'Knock knock.',
      );
      await press(page, 'Upload');
      await logged(page, 'upload');
      expect(await page.evaluate(() => window.results[0]?.captions)).toBe('Knock knock.');
    },
  );

  it.runIf(isFull)('if the recorder never reports that it stopped', async () => {
    await using page = await open('?leadIn=0', withoutEvent('MediaRecorder', 'stop'));
    await record(page);
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await press(page, 'Upload');
    expect((await probe(await recordedBytes(page))).videoSeconds).toBeGreaterThan(0.5);
  });

  it.runIf(isFull)(
    'if the recorder fails after its third chunk, and reports nothing more',
    async () => {
      await using page = await open('?leadIn=0', webmOnly, failsAfterThree);
      await press(page, 'Start recording');
      await preview(page).waitFor();
      expect(await devices(page)).toEqual({ streams: 1, on: 0 });
      await press(page, 'Upload');
      const file = await probe(await recordedBytes(page));
      expect([file.format, file.video, file.audio]).toEqual(['WebM', 'vp9', 'opus']);
    },
  );

  it('if the browser cannot play it: it is saved to the device, with the keyboard, too', async () => {
    await using page = await open('?leadIn=0', (page) => page.addInitScript(writeNonsense));
    await take(page);
    await press(page, 'Stop');
    const alert = page.getByRole('alert');
    await alert.getByText('Your browser cannot play it, but you can save it').waitFor();
    const save = page.getByRole('link', { name: 'Save to your device' });
    expect(await save.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Leave without your video?' }).waitFor();
    await press(page, 'Keep it');
    expect(await page.locator('#held').textContent()).toBe('true');

    await denyCamera(page);
    await press(page, 'Record');
    await alert.getByText('The camera is blocked').waitFor();
    await press(page, 'Back to your video');
    await page.waitForFunction(() => document.activeElement?.matches('a[download]'));

    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-video.mp4');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^(no video\. )+$/);
    await page.locator('#held', { hasText: 'false' }).waitFor({ state: 'attached' });
    await closeButton(page).click();
    expect(await log(page)).toBe('cancel');
  });

  it.runIf(isFull)('without asking, if the recorder is closed meanwhile', async () => {
    await using page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await secondsLeft(page, 12);
    await press(page, 'Close');
    await page.getByRole('dialog', { name: 'Leave without your video?' }).waitFor();
    await allOff(page, 1);
    await press(page, 'Keep it');
    await preview(page).waitFor();
    expect(await log(page)).toBe('');
  });

  it.runIf(isFull)('without asking, if the recorder is closed while it is prepared', async () => {
    await using page = await open('?leadIn=0');
    await take(page);
    // It is prepared once the page is visible again.
    await setVisibility(page, 'hidden');
    await page.getByText('The camera is off again.').waitFor();
    await press(page, 'Close');
    await page.getByRole('dialog', { name: 'Leave without your video?' }).waitFor();
    await press(page, 'Keep it');
    await setVisibility(page, 'visible');
    await preview(page).waitFor();
    expect(await log(page)).toBe('');
  });

  it.runIf(isFull)(
    'for the one before it without asking, if the browser cannot play it',
    async () => {
      await using page = await open('?leadIn=0');
      await record(page);
      await page.evaluate(writeNonsense);
      await press(page, 'Retake');
      await running(page);
      await press(page, 'Stop');
      await press(page, 'Back to your video');
      await page.getByRole('dialog', { name: 'Go back without this video?' }).waitFor();
      await press(page, 'Keep it');
      await page.getByRole('link', { name: 'Save to your device' }).waitFor();
      await press(page, 'Back to your video');
      await press(page, 'Go back');
      await preview(page).waitFor();
    },
  );

  it.runIf(isFull)(
    'nor is a chosen file, if its first frame does not come in time, unless it is known to be too long or broken',
    async () => {
      const slow = withoutEvent('HTMLMediaElement', 'loadeddata');
      const [page, strict] = await Promise.all([open('', slow), open('?seconds=0.5', slow)]);
      await choose(strict, await readFile(twoSeconds));
      await choose(page, await readFile(twoSeconds));
      await preview(page).waitFor();
      await press(page, 'Upload');
      await logged(page, 'upload');
      await strict.getByRole('alert').getByText('This video is too long').waitFor();
      await choose(strict, Buffer.from('no video'));
      await strict.getByRole('alert').getByText('This is not a video we can use').waitFor();
      // It is on the device already.
      expect(await strict.getByRole('link', { name: 'Save to your device' }).count()).toBe(0);
      await page.close();
      await strict.close();
    },
  );

  it.runIf(isFull)(
    'nor is a chosen file of which the player shows nothing in time, whose poster is drawn later',
    async () => {
      await using page = await open('', loadsNothing);
      await choose(page, await readFile(twoSeconds));
      await preview(page).waitFor();
      expect(await said(page).textContent()).toBe('Your video is ready.');
      await page.locator('dialog img').waitFor({ state: 'attached' });
      await press(page, 'Upload');
      await logged(page, 'upload');
      expect(await factsOf(page)).toEqual({ seconds: 0, size: [0, 0], poster: [270, 480] });
    },
  );
});
