import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from './browser.ts';

/**
 * One second of red, 160 × 120 pixels: a plain MP4 as phones write it, or a fragmented MP4 or a
 * WebM without a duration, both as Chromium's MediaRecorder writes them; or QuickTime files with sound
 * as FFmpeg writes them, their description at the end, in H.264 or HEVC.
 */
export function recording(
  kind: 'mp4' | 'fragmented.mp4' | 'webm' | 'mov' | 'hevc.mov',
): Buffer<ArrayBuffer> {
  return readFileSync(join(import.meta.dirname, `recordings/red.${kind}`));
}

/** A table of chunks that its reader never gets to the end of; found by the fuzz tests. */
const endless = Buffer.from('002d31fddd76390000cebe2c0000adbb7a64079600090fb48500', 'hex');

/** An MP4 with such a table. */
export function endlessRecording(): Buffer<ArrayBuffer> {
  const whole = recording('mp4');
  return Buffer.concat([whole.subarray(0, 629), endless, whole.subarray(659)]);
}

/** The fields of an upload form. */
export interface UploadForm {
  location?: string;
  promptId?: string;
  /** Omitted for the daily prompt. */
  promptType?: string | undefined;
  captions?: string;
  uploadId?: string;
  video?: Uint8Array<ArrayBuffer>;
  poster?: Uint8Array<ArrayBuffer>;
}

/** Creates an upload form: a valid answer to the fun prompt, except for what is given. */
export function uploadForm(given: UploadForm = {}): FormData {
  const fields = {
    location: 'CA:BC:Revelstoke',
    promptId: 'dad_joke',
    promptType: 'fun',
    ...given,
  };
  const form = new FormData();
  form.set('location', fields.location);
  form.set('promptId', fields.promptId);
  if (fields.promptType) form.set('promptType', fields.promptType);
  if (fields.captions) form.set('captions', fields.captions);
  if (fields.uploadId) form.set('uploadId', fields.uploadId);
  form.set(
    'video',
    new Blob([fields.video ?? recording('mp4')], { type: 'video/mp4' }),
    'clip.mp4',
  );
  if (fields.poster) form.set('poster', new Blob([fields.poster]), 'poster.jpg');
  return form;
}

/** Uploads a recording like a page does. */
export function upload(browser: Browser, given: UploadForm = {}) {
  return browser.send('/api/videos/upload', uploadForm(given));
}
