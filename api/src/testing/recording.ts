import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from './browser.ts';

/**
 * A second of red, 160 × 120 pixels: an mp4 whole as phones write it, or in fragments, or a webm
 * that does not tell how long it is, both as Chromium's MediaRecorder writes them.
 */
export function recording(kind: 'mp4' | 'fragmented.mp4' | 'webm'): Buffer<ArrayBuffer> {
  return readFileSync(join(import.meta.dirname, `recordings/red.${kind}`));
}

/** What may go into the form of an upload. */
export interface UploadForm {
  location?: string;
  promptId?: string;
  /** Left out for the daily prompt. */
  promptType?: string | undefined;
  video?: Uint8Array<ArrayBuffer>;
  poster?: Uint8Array<ArrayBuffer>;
}

/** The form of an upload: a good answer to the fun prompt, but for what is said. */
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
  form.set(
    'video',
    new Blob([fields.video ?? recording('mp4')], { type: 'video/mp4' }),
    'clip.mp4',
  );
  if (fields.poster) form.set('poster', new Blob([fields.poster]), 'poster.jpg');
  return form;
}

/** Uploads a recording as a page would. */
export function upload(browser: Browser, given: UploadForm = {}) {
  return browser.send('/api/videos/upload', uploadForm(given));
}
