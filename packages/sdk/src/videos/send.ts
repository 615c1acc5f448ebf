import { config } from '@emberite/sdk/config';
import { ApiError, NetworkError, profileGet, TimeoutError, toApiError } from '@emberite/sdk/api';
import { patience } from '@emberite/contract/patience';
import type { Video } from '@emberite/contract/video';
import { videoIdOf } from '@emberite/contract/videoId';
import { posterMaxBytes, posterPart, videoPart, videoUpload } from '@emberite/contract/videoUpload';
import { host } from '@emberite/sdk/host';
import { tabSession } from '../tab/sessions.ts';
import type { Draft } from './drafts.ts';

function formOf(draft: Draft, location: string, uploadId: string | undefined): FormData {
  const { promptId, promptType, recording, poster, captions } = draft;
  const form = new FormData();
  form.append('location', location);
  form.append('promptId', promptId);
  if (promptType !== 'daily') form.append('promptType', promptType);
  if (captions) form.append('captions', captions);
  if (uploadId) form.append('uploadId', uploadId);
  const extension = recording.type.startsWith('video/mp4') ? 'mp4' : 'webm';
  form.append(videoPart, recording, `${promptId}.${extension}`);
  // The server refuses a larger one, but makes its own if none is sent.
  if (poster && poster.size <= posterMaxBytes) form.append(posterPart, poster, promptId);
  return form;
}

/**
 * Uses XMLHttpRequest, because only that reports upload progress in every browser. Calls `onProgress` with 100 once
 * everything has left the browser.
 */
function post(
  form: FormData,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Video> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const sentIn = tabSession.number;
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort());
    let stalled: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), ms);
    };
    // On a fast connection, the only progress is all of it.
    request.upload.addEventListener('loadstart', () => onProgress(0));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      const percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
      wait(percent < 100 ? patience.upload : patience.uploadResponse);
      onProgress(percent);
    });
    request.addEventListener('error', () =>
      reject(new NetworkError('The upload was interrupted.')),
    );
    request.addEventListener('abort', () =>
      reject(signal.aborted ? signal.reason : new TimeoutError('The upload stalled.')),
    );
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      const video = videoUpload.response.safeParse(body);
      if (request.status === 401 && sentIn === tabSession.number) host.unauthorized();
      if (request.status >= 200 && request.status < 300 && video.success) resolve(video.data);
      else reject(toApiError(request.status, body));
    });
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.open(videoUpload.method, config.apiBase + videoUpload.path);
    request.withCredentials = true;
    // Null if it is not JSON.
    request.responseType = 'json';
    wait(patience.upload);
    request.send(form);
  });
}

/** Whether the server may have stored what it got, although it did not say so. */
function isAnswerLost(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.code === 'unexpected-response';
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/** The video that an upload became; undefined if there is none, or if the server cannot be asked. */
async function storedVideo({ id, location }: Sender, uploadId: string): Promise<Video | undefined> {
  try {
    const [videoId, { videos }] = await Promise.all([
      videoIdOf(id, uploadId),
      profileGet({ location }),
    ]);
    return videos.find((video) => video.id === videoId);
  } catch (error) {
    console.warn('Nobody knows whether a video was stored.', error);
    return undefined;
  }
}

/** The member who uploads. */
interface Sender {
  id: string;
  location: string;
  /** Ends the upload once the member has left. */
  signal: AbortSignal;
}

/**
 * Sends a recording. If the answer is lost, it asks whether the video is there.
 *
 * @param onProgress called with whole percents, 0 to 100; at 100 only the response is missing
 * @returns the stored video; rejects like the calls of `@emberite/sdk/api`
 */
export async function sendRecording(
  draft: Draft,
  sender: Sender,
  onProgress: (percent: number) => void,
): Promise<Video> {
  // Browsers have it in secure contexts only. Without it, nobody can ask.
  const uploadId = 'subtle' in crypto ? crypto.randomUUID() : undefined;
  try {
    return await post(formOf(draft, sender.location, uploadId), sender.signal, onProgress);
  } catch (error) {
    const video = uploadId && isAnswerLost(error) && (await storedVideo(sender, uploadId));
    if (video) return video;
    throw error;
  }
}

/** Reads a recording from the recorder's `blob:` URL. */
export async function readRecording(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error('The recording is no longer available.', { cause });
  });
  return response.blob();
}
