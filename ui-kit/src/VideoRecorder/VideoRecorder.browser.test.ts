import { MovOutputFormat } from 'mediabunny';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { remux } from '../../../tools/remux.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import { withoutEvent } from '../../../tools/withoutEvent.ts';
import { devices, failCamera, play, probe, recordedBytes, silentVideo } from './testing/camera.ts';
import {
  heard,
  log,
  logged,
  open,
  press,
  preview,
  record,
  running,
  said,
  secondsLeft,
  spoken,
  webmOnly,
} from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';

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

/** A camera with red on the left and blue on the right. */
const twoColours: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 640;
      const pen = canvas.getContext('2d');
      setInterval(() => {
        for (const [colour, x] of [
          ['red', 0],
          ['blue', 320],
        ] as const) {
          if (pen) pen.fillStyle = colour;
          pen?.fillRect(x, 0, 320, 640);
        }
      }, 40);
      const sound = await open({ audio: true });
      return new MediaStream([...canvas.captureStream(25).getTracks(), ...sound.getTracks()]);
    };
  });

/** The colour of a pixel in the left third, a little above the middle. */
function leftHalf(page: Page, picture: Buffer): Promise<string> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pen?.drawImage(bitmap, 0, 0);
      const at = [bitmap.width * 0.3, bitmap.height * 0.45].map(Math.round) as [number, number];
      const [red = 0, , blue = 0] = pen?.getImageData(...at, 1, 1).data ?? [];
      return red > 2 * blue ? 'red' : blue > 2 * red ? 'blue' : `${red} ${blue}`;
    },
    [...picture],
  );
}

/** A busy phone: timers that repeat come late, and the next one waits for the last. */
const lateTimers: Prepare = (page) =>
  page.addInitScript(() => {
    const repeat = window.setInterval;
    window.setInterval = ((run: () => void, ms = 0) => repeat(run, ms * 1.5)) as typeof repeat;
  });

// The tests run concurrently, because recordings take real time.
describe.concurrent('a file from the camera', () => {
  it('has both tracks, 15 seconds and a poster, after a lead-in of 3, also on a busy phone', async () => {
    await using page = await open('', lateTimers);
    await press(page, 'Start recording');
    await heard(page, 'Recording starts in 3.');
    await running(page);
    expect(await devices(page)).toEqual({ streams: 1, on: 2 });
    // The fake microphone beeps.
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.2);
    await preview(page).waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    expect(await said(page).textContent()).toMatch(/^Your 1\d-second video is ready.$/);
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
  });

  it.runIf(isFull)(
    'is a webm with a duration that players can seek in, where mp4 is not supported',
    async () => {
      await using page = await open('?leadIn=0', webmOnly);
      const began = performance.now();
      await press(page, 'Start recording');
      await secondsLeft(page, 13);
      await press(page, 'Stop');
      const took = (performance.now() - began) / 1000;
      await preview(page).waitFor();
      expect(await devices(page)).toEqual({ streams: 1, on: 0 });
      await press(page, 'Upload');
      const file = await probe(await recordedBytes(page));
      expect(file.format).toBe('WebM');
      expect([file.video, file.audio]).not.toContain(undefined);
      expect(file.videoSeconds).toBeGreaterThan(1.5);
      // On a busy machine it takes a while until somebody presses Stop.
      expect(file.videoSeconds).toBeLessThan(took + 0.5);
      const { duration, middle } = await play(page);
      // On a busy machine one track ends before the other; players show the longer one.
      const longest = Math.max(file.videoSeconds ?? 0, file.audioSeconds ?? 0);
      expect(Math.abs(duration - longest)).toBeLessThan(0.2);
      expect(middle).toBeCloseTo(duration / 2, 1);
    },
  );

  it.runIf(isFull)('starts at once if the member turned the lead-in off', async () => {
    await using page = await open('?seconds=1');
    await page.getByRole('switch', { name: 'Count down 3 seconds first' }).uncheck();
    await press(page, 'Start recording');
    await preview(page).waitFor();
    const words = await spoken(page);
    expect(words).toContain('Recording.');
    expect(words.filter((one) => one.startsWith('Recording starts in'))).toEqual([]);
  });

  it.runIf(isFull)('can be retaken, then discarded', async () => {
    await using page = await open('?leadIn=0&seconds=1');
    await press(page, 'Start recording');
    await preview(page).waitFor();
    await press(page, 'Retake');
    await running(page);
    await preview(page).waitFor();
    await press(page, 'Close');
    await press(page, 'Leave');
    expect(await log(page)).toBe('cancel');
    expect(await devices(page)).toEqual({ streams: 2, on: 0 });
  });
});

// One after the other: a canvas may paint nothing while the browser is busy with other windows.

describe('a file from another camera', () => {
  const formats: [string, Prepare[]][] = [
    ['mp4', []],
    ['webm', [webmOnly]],
  ];
  it.runIf(isFull).each(formats)(
    'may be %s with odd dimensions, as phones report them; the poster has even ones',
    async (_, browser) => {
      await using page = await open('?leadIn=0&seconds=1', oddCamera, ...browser);
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
    },
  );

  it.runIf(isFull)(
    'is not mirrored, unlike the picture on the screen, nor is its poster',
    async () => {
      await using page = await open('?leadIn=0', twoColours);
      await press(page, 'Start recording');
      await secondsLeft(page, 13);
      const mirror = page.getByLabel('You, as in a mirror');
      expect(await leftHalf(page, await mirror.screenshot())).toBe('blue');
      await press(page, 'Stop');
      await preview(page).waitFor();
      // The first frame is drawn only once the video is visible.
      await preview(page).evaluate((video: HTMLVideoElement) => video.play());
      expect(await leftHalf(page, await preview(page).screenshot())).toBe('red');
      await press(page, 'Upload');
      const poster = await page.evaluate(async () => [
        ...new Uint8Array((await window.results[0]?.poster?.arrayBuffer()) ?? []),
      ]);
      expect(await leftHalf(page, Buffer.from(poster))).toBe('red');
    },
  );
});

it.runIf(isFull)('keeps the previous take when the camera is denied for a new one', async () => {
  await using page = await open('?leadIn=0');
  await record(page);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await press(page, 'Retake');
  await page.getByRole('alert').getByText('The camera is blocked').waitFor();
  await press(page, 'Close');
  await page.getByRole('dialog', { name: 'Leave without your video?' }).waitFor();
  await press(page, 'Keep it');
  await press(page, 'Back to your video');
  await preview(page).waitFor();
  await press(page, 'Upload');
  expect((await probe(await recordedBytes(page))).videoSeconds).toBeGreaterThan(0.5);
});

describe.concurrent('without a recording', () => {
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
  const nothingComes = withoutEvent('MediaRecorder', 'dataavailable');

  const reasons: [string, Prepare[]][] = [
    ['The camera is blocked', [(page) => failCamera(page, 'NotAllowedError')]],
    ['No microphone found', [onlyPicture]],
    ['This video is empty', [nothingComes]],
    ['No camera found', [(page) => failCamera(page, 'NotFoundError'), noDevices]],
    ['No microphone found', [(page) => failCamera(page, 'NotFoundError')]],
    ['The camera is in use', [(page) => failCamera(page, 'NotReadableError')]],
    ['The recording failed', [(page) => failCamera(page, 'SomethingElse')]],
    ['No camera found', [onlySound]],
    ['This browser cannot record', [noRecorder]],
  ];
  it.each(sample(reasons))(
    'shows "%s", is logged, and emits cancel when closed',
    async (title, prepare) => {
      await using page = await open('?leadIn=0&seconds=1', ...prepare);
      // The viewfinder may have a warning of its own.
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The video recorder failed.'),
      );
      await press(page, 'Start recording');
      await page.getByRole('alert').getByText(title).waitFor();
      expect((await logged).type()).toBe('warning');
      expect((await devices(page)).on).toBe(0);
      expect(await log(page)).toBe('');
      await page.getByRole('button', { name: 'Close' }).last().click();
      expect(await log(page)).toBe('cancel');
    },
  );
});

describe('a file instead', () => {
  const choose = (page: Page, buffer: Buffer, mimeType: string) =>
    page.getByLabel('Video file').setInputFiles({ name: 'a-video', mimeType, buffer });

  it.runIf(isFull)(
    'is previewed and uploaded, unless it is silent, too long, unreadable or empty',
    async () => {
      const page = await open('?leadIn=0&seconds=3');
      await press(page, 'Start recording');
      await preview(page).waitFor();
      await press(page, 'Upload');
      const video = await recordedBytes(page);

      await press(page, 'Open');
      await choose(page, video, 'video/mp4');
      await preview(page).waitFor();
      await press(page, 'Upload');
      await logged(page, 'upload upload');
      expect(await page.evaluate(() => window.results[1]?.blob.size)).toBe(video.length);

      await press(page, 'Open');
      await choose(page, Buffer.from(await remux(video, new MovOutputFormat())), 'video/quicktime');
      await preview(page).waitFor();
      await press(page, 'Upload');
      await page.close();

      await using strict = await open('?seconds=1');
      await choose(strict, await silentVideo(strict), 'video/webm');
      await strict.getByRole('alert').getByText('This video has no sound').waitFor();
      await choose(strict, video, 'video/mp4');
      await strict.getByRole('alert').getByText('This video is too long').waitFor();
      const unplayable = Buffer.from(video.toString('latin1').replaceAll('avcC', 'free'), 'latin1');
      await choose(strict, unplayable, 'video/mp4');
      await strict.getByRole('alert').getByText('This video cannot be played').waitFor();
      await choose(strict, Buffer.from('no video'), 'video/mp4');
      await strict.getByRole('alert').getByText('This is not a video we can use').waitFor();
      await choose(
        strict,
        Buffer.from(video.toString('latin1').replace(/avc[13]/g, 'hvc1'), 'latin1'),
        'video/quicktime',
      );
      await strict
        .getByRole('alert')
        .getByText('Settings › Camera › Formats › Most Compatible')
        .waitFor();
      await choose(strict, Buffer.alloc(0), 'video/mp4');
      await strict.getByRole('alert').getByText('This video is empty').waitFor();
    },
  );
});
