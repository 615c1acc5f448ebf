import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withoutEvent } from '../../../tools/withoutEvent.ts';
import { allOff, devices, probe, recordedBytes, setVisibility } from './testing/camera.ts';
import {
  heard,
  log,
  open,
  press,
  preview,
  record,
  running,
  said,
  take,
  webmOnly,
} from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';
import { isFull, sample } from '../../../tools/sample.ts';

/** A camera whose permission is granted when the document receives an `allow` event. */
const slowToAllow: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await new Promise((allow) => document.addEventListener('allow', allow, { once: true }));
      return open(constraints);
    };
  });

const allow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('allow')));

/** Collects the browser's recorders, so that tests can simulate browser events on them. */
const keepRecorders: Prepare = (page) =>
  page.addInitScript(() => {
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function keep(timeslice) {
      Object.assign(window, { recorder: this });
      start.call(this, timeslice);
    };
  });

/** Makes the browser's recorder report an error. */
const failRecorder = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { recorder: MediaRecorder }).recorder.dispatchEvent(new Event('error')),
  );

// The tests run concurrently, because recordings take real time.

describe.concurrent('a recording that is interrupted', () => {
  it.runIf(isFull)('ends in a preview when a device is lost', async () => {
    await using page = await open('?leadIn=0');
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await take(page);
    await page.evaluate(() => {
      // A test cannot unplug a camera, so it stops the track and dispatches the same event.
      const [track] = window.streams[0]?.getAudioTracks() ?? [];
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    });
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('microphone was disconnected');
    expect((await logged).text()).toContain('lost its camera or microphone');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)('reports a device lost in the lead-in', async () => {
    await using page = await open('?leadIn=9');
    await press(page, 'Start recording');
    await heard(page, 'Recording starts in 9.');
    await page.evaluate(() =>
      window.streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended')),
    );
    await page.getByRole('alert').getByText('The camera or microphone was disconnected').waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)('ends in a preview when a device falls silent, as in a call', async () => {
    await using page = await open('?leadIn=0');
    await take(page);
    await page.evaluate(() => {
      const [track] = window.streams[0]?.getAudioTracks() ?? [];
      Object.defineProperty(track, 'muted', { value: true });
    });
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('or switched off');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)(
    'ends when the page is hidden, and is prepared once it is visible again',
    async () => {
      await using page = await open('?leadIn=0');
      await take(page);
      await setVisibility(page, 'hidden');
      expect(await devices(page)).toEqual({ streams: 1, on: 0 });
      await page.getByText('The camera is off again.').waitFor();
      await setVisibility(page, 'visible');
      await preview(page).waitFor();
      expect(await said(page).textContent()).toContain('because you left the page');
    },
  );

  it('ends in a preview when the recorder fails, with what it had', async () => {
    await using page = await open('?leadIn=0', keepRecorders);
    await take(page);
    await failRecorder(page);
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('something went wrong with the camera');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
    await press(page, 'Upload');
    expect((await probe(await recordedBytes(page))).videoSeconds).toBeGreaterThan(0.5);
  });

  it.runIf(isFull)('ends in a preview when the browser stops on its own', async () => {
    await using page = await open('?leadIn=0', keepRecorders);
    await take(page);
    await page.evaluate(() => (window as unknown as { recorder: MediaRecorder }).recorder.stop());
    await preview(page).waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)(
    'reports it when the recorder fails before there is anything, and turns everything off',
    async () => {
      const nothingComes = withoutEvent('MediaRecorder', 'dataavailable');
      await using page = await open('?leadIn=0', keepRecorders, nothingComes);
      await press(page, 'Start recording');
      await running(page);
      await failRecorder(page);
      await page.getByRole('alert').getByText('The recording failed').waitFor();
      expect(await devices(page)).toEqual({ streams: 1, on: 0 });
      await press(page, 'Try again');
      await running(page);
    },
  );

  it.runIf(isFull)('continues when its loudness cannot be measured', async () => {
    await using page = await open('?leadIn=0&seconds=1', (page) =>
      page.addInitScript(() => {
        AudioContext.prototype.createMediaStreamSource = () => {
          throw new DOMException('other rates', 'NotSupportedError');
        };
      }),
    );
    await press(page, 'Start recording');
    await preview(page).waitFor();
  });
});

describe.concurrent('a page that is left', () => {
  const leave = async (page: Page) => {
    await page.evaluate(() => location.assign('#elsewhere'));
    await page.getByText('Elsewhere').waitFor();
    await allOff(page, 1);
    return page.evaluate(async () => {
      const file = await window.interrupted;
      return file && [...new Uint8Array(await file.arrayBuffer())];
    });
  };

  it.each(sample([['an mp4'], ['a webm', webmOnly]] as [string, ...Prepare[]][]))(
    'receives the take that was being recorded as %s',
    async (_what, ...browser) => {
      await using page = await open('?leadIn=0', ...browser);
      await take(page);
      const file = await probe(Buffer.from((await leave(page)) ?? []));
      expect(file.videoSeconds).toBeGreaterThan(0.5);
      expect([file.video, file.audio]).not.toContain(undefined);
    },
  );

  it.runIf(isFull)('receives none if there is a finished one, which it holds', async () => {
    await using page = await open('?leadIn=0');
    await record(page);
    await press(page, 'Retake');
    await running(page);
    await page.evaluate(() => location.assign('#elsewhere'));
    await page.getByText('Elsewhere').waitFor();
    expect(await page.evaluate(() => window.interrupted)).toBeUndefined();
  });
});

describe.concurrent('the camera is off', () => {
  it('after the recorder is closed during a take', async () => {
    await using page = await open('?leadIn=0');
    await press(page, 'Start recording');
    await running(page);
    await press(page, 'Close');
    expect(await log(page)).toBe('cancel');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)('after a file that cannot be used', async () => {
    await using page = await open('');
    await page.getByLabel('You, as in a mirror').waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 2 });
    await page
      .getByLabel('Video file')
      .setInputFiles({ name: 'a', mimeType: 'video/webm', buffer: Buffer.from('no video') });
    await page.getByRole('alert').getByText('This is not a video we can use').waitFor();
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)('after the recorder is closed in the lead-in', async () => {
    await using page = await open('?leadIn=9');
    await press(page, 'Start recording');
    await heard(page, 'Recording starts in 9.');
    expect(await devices(page)).toEqual({ streams: 1, on: 2 });
    await press(page, 'Close');
    expect(await log(page)).toBe('cancel');
    expect(await devices(page)).toEqual({ streams: 1, on: 0 });
  });

  it.runIf(isFull)(
    'after the lead-in is cancelled or hidden, and nothing was recorded',
    async () => {
      await using page = await open('?leadIn=9');
      await press(page, 'Start recording');
      await press(page, 'Cancel');
      await page.getByRole('button', { name: 'Start recording' }).waitFor();
      await allOff(page, 1);
      await press(page, 'Start recording');
      await heard(page, 'Recording starts in 9.');
      await setVisibility(page, 'hidden');
      await page.getByRole('button', { name: 'Start recording' }).waitFor();
      await allOff(page, 2);
      expect(await log(page)).toBe('');
    },
  );

  it.runIf(isFull)('when permission comes after the recorder was closed', async () => {
    await using page = await open('?leadIn=0', slowToAllow);
    await press(page, 'Start recording');
    await press(page, 'Close');
    expect(await log(page)).toBe('cancel');
    await allow(page);
    await allOff(page, 1);
  });

  it.runIf(isFull)('when permission comes after the request was cancelled', async () => {
    await using page = await open('?leadIn=0', slowToAllow);
    await press(page, 'Start recording');
    await press(page, 'Cancel');
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await allow(page);
    await allOff(page, 1);
    expect(await log(page)).toBe('');
  });

  it.runIf(isFull)('when permission comes after a navigation', async () => {
    await using page = await open('?leadIn=0', slowToAllow);
    await press(page, 'Start recording');
    await page.getByText('Waiting for your camera', { exact: true }).waitFor();
    await page.evaluate(() => location.assign('#elsewhere'));
    await page.getByText('Elsewhere').waitFor();
    await allow(page);
    await allOff(page, 1);
  });

  it.runIf(isFull)('when permission comes while the page is hidden', async () => {
    await using page = await open('?leadIn=0', slowToAllow);
    await press(page, 'Start recording');
    await setVisibility(page, 'hidden');
    await allow(page);
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await allOff(page, 1);
  });

  it.runIf(isFull).each([
    ['in the lead-in', '?leadIn=9', 'Cancel'],
    ['in a take', '?leadIn=0', 'Stop'],
  ])('after a navigation %s', async (_when, query, button) => {
    await using page = await open(query);
    await press(page, 'Start recording');
    await page.getByText('Waiting for your camera', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: button }).waitFor();
    await page.evaluate(() => location.assign('#elsewhere'));
    await page.getByText('Elsewhere').waitFor();
    await allOff(page, 1);
  });
});
