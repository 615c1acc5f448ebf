import { config } from '@emberite/sdk/config';
import { NetworkError, TimeoutError, toApiError } from '@emberite/sdk/api';
import { patience } from '@emberite/sdk/contract/patience';
import type { Video } from '@emberite/sdk/contract/video';
import {
  posterMaxBytes,
  posterPart,
  videoPart,
  videoUpload,
} from '@emberite/sdk/contract/videoUpload';
import { host } from '@emberite/sdk/host';
import type { Draft } from './drafts.ts';

function formOf(draft: Draft, location: string): FormData {
  const { promptId, promptType, recording, poster, captions } = draft;
  const form = new FormData();
  form.append('location', location);
  form.append('promptId', promptId);
  if (promptType !== 'daily') form.append('promptType', promptType);
  if (captions) form.append('captions', captions);
  const extension = recording.type.startsWith('video/mp4') ? 'mp4' : 'webm';
  form.append(videoPart, recording, `${promptId}.${extension}`);
  // The server refuses a larger one, but makes its own if none is sent.
  if (poster && poster.size <= posterMaxBytes) form.append(posterPart, poster, promptId);
  return form;
}

/**
 * Sends a recording. Uses XMLHttpRequest, because only that reports upload progress in every
 * browser.
 *
 * @param onProgress called with whole percents, 0 to 100
 * @returns the stored video; rejects like the calls of `@emberite/sdk/api`
 */
export function sendRecording(
  draft: Draft,
  location: string,
  onProgress: (percent: number) => void,
): Promise<Video> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), patience.upload);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('error', () =>
      reject(new NetworkError('The upload was interrupted.')),
    );
    request.addEventListener('abort', () => reject(new TimeoutError('The upload stalled.')));
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      const video = videoUpload.response.safeParse(body);
      if (request.status === 401) host.unauthorized();
      if (request.status >= 200 && request.status < 300 && video.success) resolve(video.data);
      else reject(toApiError(request.status, body));
    });
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.open(videoUpload.method, config.apiBase + videoUpload.path);
    request.withCredentials = true;
    // Null if it is not JSON.
    request.responseType = 'json';
    wait();
    request.send(formOf(draft, location));
  });
}

/** Reads a recording from the recorder's `blob:` URL. */
export async function readRecording(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error('The recording is no longer available.', { cause });
  });
  return response.blob();
}
