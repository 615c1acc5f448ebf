import type { Page } from 'playwright-core';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';

declare global {
  interface Window {
    /** Every stream the page received. */
    streams: MediaStream[];
  }
}

/**
 * Records every stream a page receives, so that a test can check that all were released. Its camera
 * is a small one: machines that test encode without a graphics card, several takes at once.
 */
export async function watchStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.streams = [];
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const { video, audio } = constraints ?? {};
      const small = { height: { ideal: 240 }, frameRate: { ideal: 10 } };
      const stream = await open({ audio, video: video && { ...Object(video), ...small } });
      window.streams.push(stream);
      return stream;
    };
  });
}

/** Makes the camera fail as browsers do, with an exception of this name. */
export async function failCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name));
  }, name);
}

/** How many streams were granted, and how many of their devices are still on. */
export function devices(page: Page): Promise<{ streams: number; on: number }> {
  return page.evaluate(() => {
    const tracks = window.streams.flatMap((stream) => stream.getTracks());
    const on = tracks.filter(({ readyState }) => readyState === 'live').length;
    return { streams: window.streams.length, on };
  });
}

/**
 * Waits until `streams` streams were granted and all their devices are off, before a take would
 * end.
 */
export const allOff = (page: Page, streams: number) =>
  page.waitForFunction(
    (streams) =>
      window.streams.length === streams &&
      window.streams.every((stream) =>
        stream.getTracks().every(({ readyState }) => readyState === 'ended'),
      ),
    streams,
    { timeout: 10_000 },
  );

/** Hides the page, as a browser does when the user switches tabs, or shows it again. */
export const setVisibility = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** The bytes of the first uploaded recording. */
export async function recordedBytes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const [recording] = window.results;
    if (!recording) throw new Error('Nothing was handed over.');
    const reader = new FileReader();
    return await new Promise<string>((resolve) => {
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsDataURL(recording.blob);
    });
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** A webm without an audio track, made in the page. */
export async function silentVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const data = new Promise<Blob>((resolve) =>
      recorder.addEventListener('dataavailable', (event) => resolve(event.data), { once: true }),
    );
    const painting = setInterval(() => pen?.fillRect(0, 0, Math.random() * 300, 150), 40);
    recorder.start();
    setTimeout(() => recorder.stop(), 500);
    const file = await data;
    clearInterval(painting);
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Reads a file like ffprobe: container, tracks, and the length from its packets. */
export async function probe(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const format = await input.getFormat();
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return {
    format: format.name,
    video: video?.codec,
    audio: audio?.codec,
    width: video?.displayWidth,
    height: video?.displayHeight,
    videoSeconds: await video?.computeDuration(),
    audioSeconds: await audio?.computeDuration(),
  };
}

/** How a player sees the file: its length, and the position after seeking to the middle. */
export function play(page: Page): Promise<{ duration: number; middle: number }> {
  return page.evaluate(async () => {
    const video = document.createElement('video');
    video.muted = true;
    const event = (name: string) =>
      new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
    const loaded = event('loadeddata');
    video.src = window.results[0]?.url ?? '';
    await loaded;
    const sought = event('seeked');
    video.currentTime = video.duration / 2;
    await sought;
    return { duration: video.duration, middle: video.currentTime };
  });
}
