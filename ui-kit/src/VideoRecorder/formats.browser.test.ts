import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { probe, recordedBytes } from './testing/camera.ts';
import { press, preview, take, startRecorder } from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';

const open = await startRecorder();

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

it('requests the front camera with sound, and data every 100 ms', async () => {
  const page = await open('?leadIn=0&seconds=1', noteWishes);
  await press(page, 'Start recording');
  await preview(page).waitFor();
  expect(await page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes)).toEqual([
    { facing: 'user', sound: true },
    100,
  ]);
  await page.close();
});

it('uses the format the recorder reports, not the requested one', async () => {
  const page = await open('?leadIn=0&seconds=2', alwaysWebm);
  await press(page, 'Start recording');
  await preview(page).waitFor();
  await press(page, 'Upload');
  const handed = await page.evaluate(() =>
    window.results.map(({ mimeType, blob }) => [mimeType, blob.type]),
  );
  expect(handed).toEqual([['video/webm;codecs=vp8,opus', 'video/webm']]);
  const file = await probe(await recordedBytes(page));
  expect([file.format, file.video, file.audio]).toEqual(['WebM', 'vp8', 'opus']);
  await page.close();
});

it.each(sample(['started', 'made'] as const))(
  'falls back to webm if mp4 is refused when the recorder is %s',
  async (when) => {
    const page = await open('?leadIn=0', refusesMp4(when));
    await take(page);
    await press(page, 'Stop');
    await preview(page).waitFor();
    await press(page, 'Upload');
    const file = await probe(await recordedBytes(page));
    expect(file.format).toBe('WebM');
    expect([file.video, file.audio]).not.toContain(undefined);
    await page.close();
  },
);

it('does not request a camera if it cannot record', async () => {
  const page = await open('', noteWishes, (page) =>
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
  await page.close();
});
