import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, ORIGIN, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import type { Site } from '../../testing/bundle.ts';
import {
  devices,
  failCamera,
  play,
  probe,
  recordedBytes,
  silentVideo,
  watchStreams,
} from './testing/camera.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await bundlePage(join(import.meta.dirname, 'testing'));
  browser = await launchChromium(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  );
});

afterAll(() => browser.close());

type Prepare = (page: Page) => Promise<unknown>;

/** A page with the recorder open, as its address sets it. */
async function open(query: string, ...prepare: Prepare[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await serve(page, site);
  await watchStreams(page);
  for (const step of prepare) await step(page);
  await page.goto(`${ORIGIN}/${query}`);
  await page.getByRole('button', { name: 'Open' }).click();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const log = (page: Page) => page.locator('#log').textContent();
const said = (page: Page) => page.getByRole('status').last();
const preview = (page: Page) => page.getByLabel('Your video');
const running = (page: Page) => page.getByRole('button', { name: 'Stop' }).waitFor();

const webmOnly: Prepare = (page) =>
  page.addInitScript(() => {
    const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type.includes('webm') && supported(type);
  });

/** A camera whose picture is 361 × 641, with the sound of the fake microphone. */
const oddCamera: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 361;
      canvas.height = 641;
      const pen = canvas.getContext('2d');
      setInterval(() => pen?.fillRect(0, 0, Math.random() * 361, 641), 40);
      const sound = await open({ audio: true });
      return new MediaStream([...canvas.captureStream(25).getTracks(), ...sound.getTracks()]);
    };
  });

describe('a file from the camera', { timeout: 60_000 }, () => {
  it('has both tracks, 15 seconds and a poster, after a lead-in of 3', async () => {
    const page = await open('');
    await press(page, 'Start recording');
    await page.getByText('Recording starts in 3.').waitFor();
    await running(page);
    expect(await devices(page)).toEqual({ streams: 1, on: 2 });
    // The fake microphone beeps.
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.2);
    await preview(page).waitFor({ timeout: 30_000 });
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    expect(await said(page).textContent()).toMatch(/^Your video of 1[45] seconds is ready.$/);
    await press(page, 'Upload');
    expect(await log(page)).toBe('upload');
    const file = await probe(await recordedBytes(page));
    expect(file.format).toBe('MP4');
    expect([file.video, file.audio]).not.toContain(undefined);
    expect(file.videoSeconds).toBeGreaterThan(14);
    expect(file.videoSeconds).toBeLessThan(15.7);
    expect(Math.abs((file.audioSeconds ?? 0) - (file.videoSeconds ?? 0))).toBeLessThan(0.7);
    const handed = await page.evaluate(() =>
      window.results.map(({ width, height, mimeType, poster }) => ({
        size: `${width} × ${height}`,
        mimeType,
        poster: poster?.type,
        drawn: (poster?.size ?? 0) > 1000,
      })),
    );
    expect(handed).toEqual([
      {
        size: `${file.width} × ${file.height}`,
        mimeType: expect.stringMatching(/^video\/mp4/),
        poster: 'image/jpeg',
        drawn: true,
      },
    ]);
    const { duration, middle } = await play(page);
    expect(Math.abs(duration - (file.videoSeconds ?? 0))).toBeLessThan(0.7);
    expect(middle).toBeCloseTo(duration / 2, 1);
    await page.close();
  });

  it('is a webm with a duration that players can seek in, where mp4 is not supported', async () => {
    const page = await open('?leadIn=0', webmOnly);
    await press(page, 'Start recording');
    await page.getByRole('timer', { name: 'Seconds left: 13' }).waitFor();
    await press(page, 'Stop');
    await preview(page).waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    expect(file.format).toBe('WebM');
    expect([file.video, file.audio]).not.toContain(undefined);
    expect(file.videoSeconds).toBeGreaterThan(1.5);
    expect(file.videoSeconds).toBeLessThan(3);
    const { duration, middle } = await play(page);
    expect(Math.abs(duration - (file.videoSeconds ?? 0))).toBeLessThan(0.3);
    expect(middle).toBeCloseTo(duration / 2, 1);
    await page.close();
  });

  it('starts at once where the member turned the lead-in off', async () => {
    const page = await open('?seconds=1');
    await page.getByRole('switch', { name: 'Count down 3 seconds first' }).uncheck();
    await press(page, 'Start recording');
    await page.getByRole('timer').waitFor();
    await preview(page).waitFor({ timeout: 5000 });
    await page.close();
  });

  it('may have odd sides, as phones report them; the poster has even ones', async () => {
    const page = await open('?leadIn=0&seconds=1', oddCamera);
    await press(page, 'Start recording');
    await preview(page).waitFor();
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    expect([file.video, file.audio]).not.toContain(undefined);
    expect((file.height ?? 0) / (file.width ?? 1)).toBeCloseTo(641 / 361, 1);
    const sides = await page.evaluate(async () => {
      const poster = window.results[0]?.poster;
      if (!poster) throw new Error('There is no poster.');
      const { width, height } = await createImageBitmap(poster);
      return [width % 2, height % 2];
    });
    expect(sides).toEqual([0, 0]);
    await page.close();
  });

  it('is not mirrored as the picture on the screen is', async () => {
    const page = await open('?leadIn=0&seconds=1');
    await press(page, 'Start recording');
    const mirror = page.getByLabel('You, as in a mirror');
    expect(await mirror.evaluate((video) => getComputedStyle(video).scale)).toBe('-1 1');
    await preview(page).waitFor();
    expect(await preview(page).evaluate((video) => getComputedStyle(video).scale)).toBe('none');
    await page.close();
  });

  it('can be taken again, then left', async () => {
    const page = await open('?leadIn=0&seconds=1');
    await press(page, 'Start recording');
    await preview(page).waitFor();
    await press(page, 'Retake');
    await running(page);
    await preview(page).waitFor();
    await press(page, 'Close');
    expect(await log(page)).toBe('cancel');
    expect(await devices(page)).toEqual({ streams: 2, on: 0 });
    await page.close();
  });
});

describe('by keyboard', () => {
  it('records, stops, keeps the video and gives the focus back', async () => {
    const page = await open('?leadIn=0');
    await page.keyboard.press('Enter');
    await running(page);
    await page.getByRole('timer', { name: 'Seconds left: 14' }).waitFor();
    await page.keyboard.press('Enter');
    await preview(page).waitFor();
    await page.getByRole('button', { name: 'Upload' }).focus();
    await page.keyboard.press('Enter');
    expect(await log(page)).toBe('upload');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open');
    await page.close();
  });

  it('stops at the first Escape and leaves at the second', async () => {
    const page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await page.getByRole('timer', { name: 'Seconds left: 14' }).waitFor();
    await page.keyboard.press('Escape');
    await preview(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await log(page)).toBe('cancel');
    await page.close();
  });
});

describe('a recording that is interrupted', () => {
  it('ends in a preview when a device is lost', async () => {
    const page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await page.getByRole('timer', { name: 'Seconds left: 14' }).waitFor();
    await page.evaluate(() => {
      // A test cannot pull a plug: the same event, from a track that is off.
      const [track] = window.streams[0]?.getAudioTracks() ?? [];
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    });
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('microphone was disconnected');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await page.close();
  });

  it('ends in a preview when the page goes out of sight', async () => {
    const page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await page.getByRole('timer', { name: 'Seconds left: 14' }).waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('because you left the page');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await page.close();
  });

  it('turns the camera off when the recorder is closed in the middle', async () => {
    const page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await running(page);
    await press(page, 'Close');
    expect(await log(page)).toBe('cancel');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await page.close();
  });

  it('turns off a camera that was allowed after the recorder was closed', async () => {
    const page = await open('?leadIn=0', (page) =>
      page.addInitScript(() => {
        const open = navigator.mediaDevices.getUserMedia;
        navigator.mediaDevices.getUserMedia = async (constraints) => {
          await new Promise((allow) => document.addEventListener('allow', allow, { once: true }));
          return open(constraints);
        };
      }),
    );
    await press(page, 'Start recording');
    await press(page, 'Cancel');
    expect(await log(page)).toBe('cancel');
    await page.evaluate(() => document.dispatchEvent(new Event('allow')));
    await page.waitForFunction(() => window.streams[0]?.getTracks()[0]?.readyState === 'ended');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await page.close();
  });
});

describe('without a recording', () => {
  const noDevices: Prepare = (page) =>
    page.addInitScript(() => {
      navigator.mediaDevices.enumerateDevices = async () => [];
    });
  const onlyPicture: Prepare = (page) =>
    page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = () => open({ video: true });
    });
  const onlySound: Prepare = (page) =>
    page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = () => open({ audio: true });
    });
  const noRecorder: Prepare = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'MediaRecorder', { value: undefined });
    });
  const nothingComes: Prepare = (page) =>
    page.addInitScript(() => {
      const add = MediaRecorder.prototype.addEventListener;
      MediaRecorder.prototype.addEventListener = function addOthers(
        name: string,
        ...rest: unknown[]
      ) {
        if (name !== 'dataavailable') add.call(this, name, ...(rest as [EventListener]));
      };
    });

  it.each<[string, Prepare[]]>([
    ['The camera is blocked', [(page) => failCamera(page, 'NotAllowedError')]],
    ['No camera found', [(page) => failCamera(page, 'NotFoundError'), noDevices]],
    ['No microphone found', [(page) => failCamera(page, 'NotFoundError')]],
    ['The camera is in use', [(page) => failCamera(page, 'NotReadableError')]],
    ['The recording failed', [(page) => failCamera(page, 'SomethingElse')]],
    ['No microphone found', [onlyPicture]],
    ['No camera found', [onlySound]],
    ['This browser cannot record', [noRecorder]],
    ['Nothing was recorded', [nothingComes]],
  ])('says "%s", is logged, and emits cancel when left', async (title, prepare) => {
    const page = await open('?leadIn=0&seconds=1', ...prepare);
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await press(page, 'Start recording');
    await page.getByRole('alert').getByText(title).waitFor();
    expect((await logged).text()).toContain('The video recorder failed.');
    expect((await devices(page)).on).toBe(0);
    expect(await log(page)).toBe('');
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect(await log(page)).toBe('cancel');
    await page.close();
  });
});

describe('a file instead', () => {
  const choose = (page: Page, buffer: Buffer, mimeType: string) =>
    page.getByLabel('Video file').setInputFiles({ name: 'a-video', mimeType, buffer });

  it('is previewed and handed over, unless it is silent, too long, unreadable or empty', async () => {
    const page = await open('?leadIn=0&seconds=3');
    await press(page, 'Start recording');
    await preview(page).waitFor();
    await press(page, 'Upload');
    const video = await recordedBytes(page);

    await press(page, 'Open');
    await choose(page, video, 'video/mp4');
    await preview(page).waitFor();
    await press(page, 'Upload');
    expect(await log(page)).toBe('upload upload');
    expect(await page.evaluate(() => window.results[1]?.blob.size)).toBe(video.length);
    await page.close();

    const strict = await open('?seconds=1');
    await choose(strict, await silentVideo(strict), 'video/webm');
    await strict.getByRole('alert').getByText('This video has no sound').waitFor();
    await choose(strict, video, 'video/mp4');
    await strict.getByRole('alert').getByText('This video is too long').waitFor();
    await choose(strict, Buffer.from('no video'), 'video/mp4');
    await strict.getByRole('alert').getByText('This video does not play').waitFor();
    await choose(strict, Buffer.alloc(0), 'video/mp4');
    await strict.getByRole('alert').getByText('Nothing was recorded').waitFor();
    await strict.close();
  });
});
