import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allOff, devices, recordedBytes, setVisibility } from './testing/camera.ts';
import {
  log,
  logged,
  open,
  press,
  preview,
  running,
  said,
  secondsLeft,
} from './testing/recorderPage.ts';
import type { Prepare } from './testing/recorderPage.ts';
import { isFull } from '../../../tools/sample.ts';

/** A machine whose microphone is muted in the system, unless another one is chosen. */
const mutedMicrophone: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      const { audio } = constraints as { audio: MediaTrackConstraints };
      if (audio.deviceId !== undefined) return stream;
      const [sound] = stream.getAudioTracks();
      const context = new AudioContext();
      const silence = context.createMediaStreamDestination();
      const source = context.createConstantSource();
      source.offset.value = 0;
      source.connect(silence);
      source.start();
      if (sound) stream.removeTrack(sound);
      for (const track of silence.stream.getTracks()) stream.addTrack(track);
      return stream;
    };
  });

const microphones = (page: Page) => page.getByLabel('Microphone', { exact: true });

/** Chooses the microphone at a place of the list, and waits until it is in use. */
async function chooseMicrophone(page: Page, place: number): Promise<void> {
  const id = await microphones(page).locator('option').nth(place).getAttribute('value');
  await microphones(page).selectOption(id);
  await page.waitForFunction((id) => {
    const [sound] = window.streams.at(-1)?.getAudioTracks() ?? [];
    return sound?.readyState === 'live' && sound.getSettings().deviceId === id;
  }, id);
}

const picture = (page: Page) => page.getByLabel('You, as in a mirror');

/** Waits until the member sees the camera's picture. */
const shown = async (page: Page) => {
  await picture(page).waitFor();
  await page.waitForFunction(
    () => (document.querySelector('dialog video') as HTMLVideoElement).videoWidth > 0,
  );
};

// The tests run concurrently, because recordings take real time.
describe.concurrent('before a recording', () => {
  it.runIf(isFull)(
    'one sees oneself and the level, changes the microphone, and starts with what one saw',
    async () => {
      await using page = await open('?leadIn=0');
      await shown(page);
      await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.2);
      expect(await said(page).textContent()).toContain('Nothing is recorded yet.');
      expect(await page.locator('#held').textContent()).toBe('false');
      const cameras = page.getByLabel('Camera', { exact: true });
      expect(await cameras.locator('option:checked').textContent()).toMatch(/fake/i);
      await chooseMicrophone(page, 2);
      expect(await devices(page)).toEqual({ streams: 2, on: 2 });
      await press(page, 'Start recording');
      await running(page);
      // The devices of the viewfinder are those of the take.
      expect(await devices(page)).toEqual({ streams: 2, on: 2 });
      await secondsLeft(page, 14);
      await press(page, 'Stop');
      await preview(page).waitFor();
      expect(await devices(page)).toEqual({ streams: 2, on: 0 });
    },
  );

  it.runIf(isFull)(
    'the camera is off while the page is hidden, and after the recorder is closed',
    async () => {
      await using page = await open('');
      await shown(page);
      await setVisibility(page, 'hidden');
      await allOff(page, 1);
      await setVisibility(page, 'visible');
      await shown(page);
      expect(await devices(page)).toEqual({ streams: 2, on: 2 });
      await press(page, 'Close');
      expect(await log(page)).toBe('cancel');
      await allOff(page, 2);
    },
  );

  it.runIf(isFull)(
    'a camera that was unplugged is named, and the start is tried nevertheless',
    async () => {
      await using page = await open('?leadIn=0');
      await shown(page);
      await page.evaluate(() => {
        const [track] = window.streams[0]?.getVideoTracks() ?? [];
        track?.stop();
        track?.dispatchEvent(new Event('ended'));
      });
      await page.getByText('The camera or microphone was disconnected').waitFor();
      await press(page, 'Start recording');
      await running(page);
    },
  );
});

/** A camera that sends pictures until the document hears `freeze`; at once if it never sends one. */
const freezing: Prepare = (page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 480;
      canvas.height = 600;
      const pen = canvas.getContext('2d');
      const painting = setInterval(() => pen?.fillRect(0, 0, Math.random() * 480, 600), 40);
      document.addEventListener('freeze', () => clearInterval(painting));
      const sound = await open({ audio: true });
      return new MediaStream([...canvas.captureStream(25).getTracks(), ...sound.getTracks()]);
    };
  });

const freeze = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('freeze')));

describe.concurrent('a camera that sends no more pictures', () => {
  it.runIf(isFull)('is named before the recording', async () => {
    await using page = await open('', freezing);
    await shown(page);
    await freeze(page);
    await page.getByText('The camera sends no picture').waitFor();
  });

  it.runIf(isFull)('ends a recording, which is kept', async () => {
    await using page = await open('?leadIn=0', freezing);
    await press(page, 'Start recording');
    await secondsLeft(page, 14);
    await freeze(page);
    await preview(page).waitFor();
    expect(await said(page).textContent()).toContain('because the camera sent no picture.');
    await press(page, 'Upload');
    // The sound of fifteen seconds beside a still picture helps nobody.
    expect(await page.evaluate(() => window.results[0]?.seconds)).toBeLessThan(8);
  });
});

describe.concurrent('a microphone that sends nothing', () => {
  const words = 'We hear nothing';

  it.runIf(isFull)('is named before the recording, where another one can be chosen', async () => {
    await using page = await open('', mutedMicrophone);
    await page.getByText(words, { exact: true }).waitFor();
    expect(await said(page).textContent()).toContain(words);
    await chooseMicrophone(page, 1);
    await page.getByText(words, { exact: true }).waitFor({ state: 'detached' });
  });

  it.runIf(isFull)('is named during it, which begins again with another one', async () => {
    await using page = await open('?leadIn=0', mutedMicrophone);
    await press(page, 'Start recording');
    await running(page);
    await page.getByText(words, { exact: true }).waitFor();
    await secondsLeft(page, 12);
    await chooseMicrophone(page, 1);
    await running(page);
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.2);
    expect(await page.getByText(words, { exact: true }).count()).toBe(0);
    await secondsLeft(page, 14);
    await press(page, 'Stop');
    await preview(page).waitFor();
    expect(await page.getByText(/We hear nothing/).count()).toBe(0);
  });

  it.runIf(isFull)('is named before its take is uploaded, also if the take is a file', async () => {
    await using page = await open('?leadIn=0', mutedMicrophone);
    await press(page, 'Start recording');
    await secondsLeft(page, 14);
    await press(page, 'Stop');
    await page.getByText('We hear nothing in this video. Check your microphone').first().waitFor();
    expect(await said(page).textContent()).toContain('We hear nothing in this video.');
    await press(page, 'Upload');
    const file = await recordedBytes(page);
    await press(page, 'Open');
    await page
      .getByLabel('Video file')
      .setInputFiles({ name: 'mine.mp4', mimeType: 'video/mp4', buffer: file });
    await page.getByText('We hear nothing in this video. Choose another one').first().waitFor();
    await press(page, 'Upload');
    await logged(page, 'upload upload');
  });
});
