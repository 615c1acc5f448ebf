import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';
import { probe, recordedBytes } from './testing/camera.ts';
import { open, press, preview, secondsLeft, take, webmOnly } from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';

/** Records the requests to the browser. */
const noteWishes: Prepare = (page) =>
  page.addInitScript(() => {
    const wishes: unknown[] = [];
    Object.assign(window, { wishes });
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = (constraints) => {
      const { video, audio } = constraints as { video: MediaTrackConstraints; audio: unknown };
      wishes.push({ facing: video.facingMode, sound: Boolean(audio) });
      return open(constraints);
    };
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function note(timeslice) {
      wishes.push(timeslice);
      start.call(this, timeslice);
    };
  });

/** A browser that always records webm. */
const alwaysWebm: Prepare = (page) =>
  page.addInitScript(() => {
    const { MediaRecorder: Real } = window;
    window.MediaRecorder = class extends Real {
      constructor(stream: MediaStream) {
        super(stream, { mimeType: 'video/webm;codecs=vp8,opus' });
      }
    };
  });

/** A browser that claims mp4 but refuses it, on creation or on start. */
const refusesMp4 =
  (when: 'made' | 'started'): Prepare =>
  (page) =>
    page.addInitScript((when) => {
      const { MediaRecorder: Real } = window;
      const refuse = (type: string) => {
        if (type.includes('mp4')) throw new DOMException('not this one', 'NotSupportedError');
      };
      window.MediaRecorder = class extends Real {
        constructor(stream: MediaStream, options?: MediaRecorderOptions) {
          if (when === 'made') refuse(String(options?.mimeType));
          super(stream, options);
        }

        override start(timeslice: number) {
          refuse(this.mimeType);
          super.start(timeslice);
        }
      };
    }, when);

it.runIf(isFull)('requests the front camera with sound, and data every 100 ms', async () => {
  await using page = await open('?leadIn=0&seconds=1', noteWishes);
  await press(page, 'Start recording');
  await preview(page).waitFor();
  expect(await page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes)).toEqual([
    { facing: 'user', sound: true },
    100,
  ]);
});

it.runIf(isFull)('uses the format the recorder reports, not the requested one', async () => {
  await using page = await open('?leadIn=0&seconds=2', alwaysWebm);
  await press(page, 'Start recording');
  await preview(page).waitFor();
  await press(page, 'Upload');
  const handed = await page.evaluate(() =>
    window.results.map(({ mimeType, blob }) => [mimeType, blob.type]),
  );
  expect(handed).toEqual([['video/webm;codecs=vp8,opus', 'video/webm']]);
  const file = await probe(await recordedBytes(page));
  expect([file.format, file.video, file.audio]).toEqual(['WebM', 'vp8', 'opus']);
});

it.each(sample(['started', 'made'] as const))(
  'falls back to webm if mp4 is refused when the recorder is %s',
  async (when) => {
    await using page = await open('?leadIn=0', refusesMp4(when));
    await take(page);
    await press(page, 'Stop');
    await preview(page).waitFor();
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    expect(file.format).toBe('WebM');
    expect([file.video, file.audio]).not.toContain(undefined);
  },
);

/** A phone that is turned after a second and a half of its camera: the picture gets another shape. */
const turned: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      const turn = (width: number, height: number) => Object.assign(canvas, { width, height });
      turn(480, 640);
      setInterval(() => {
        if (pen) pen.fillStyle = `hsl(${Math.random() * 360} 80% 50%)`;
        pen?.fillRect(0, 0, canvas.width, canvas.height);
      }, 40);
      document.addEventListener('turn', () => turn(640, 480));
      const sound = await open({ audio: true });
      return new MediaStream([...canvas.captureStream(25).getTracks(), ...sound.getTracks()]);
    };
  });

/** Plays the recording to its end, as a watcher does, and returns what the player says. */
const watched = (page: Page) =>
  page.evaluate(async () => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = window.results[0]?.url ?? '';
    await video.play();
    const first = `${video.videoWidth} × ${video.videoHeight}`;
    await new Promise((done) =>
      ['ended', 'error'].map((name) => video.addEventListener(name, done)),
    );
    const last = `${video.videoWidth} × ${video.videoHeight}`;
    return { first, last, error: video.error?.message, ended: video.ended };
  });

it.runIf(isFull).each<[string, Prepare[]]>([
  ['an MP4', []],
  ['a WebM', [webmOnly]],
])('a phone may be turned while %s is recorded', async (_what, browser) => {
  await using page = await open('?leadIn=0', turned, ...browser);
  await press(page, 'Start recording');
  await secondsLeft(page, 13);
  await page.evaluate(() => document.dispatchEvent(new Event('turn')));
  await secondsLeft(page, 11);
  await press(page, 'Stop');
  await preview(page).waitFor();
  await press(page, 'Upload');
  expect(await watched(page)).toEqual({
    first: '480 × 640',
    last: '640 × 480',
    error: undefined,
    ended: true,
  });
});

it('does not request a camera if it cannot record', async () => {
  await using page = await open('', noteWishes, (page) =>
    page.addInitScript(() => {
      MediaRecorder.isTypeSupported = () => false;
    }),
  );
  await press(page, 'Start recording');
  await page.getByRole('alert').getByText('This browser cannot record').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes)).toEqual(
    [],
  );
});
