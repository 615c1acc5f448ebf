import type { VideoSource } from '../Video/index.ts';

/** The state of a prompt's video. */
export type VideoState =
  | { status: 'not-started' }
  /** `percent` is undefined until the first bytes are sent; at 100 only the server's word is missing. */
  | { status: 'uploading'; percent?: number | undefined }
  /**
   * The recording waits to be sent again. `reason` says why it was not; `isFinal` if it never will be,
   * so that only a new one helps.
   */
  | { status: 'upload-failed'; reason?: string | undefined; isFinal?: boolean | undefined }
  /** The recording was lost before it was sent: only a new one helps. */
  | { status: 'recording-lost' }
  | { status: 'completed'; video: VideoSource }
  | { status: 'deleting'; video: VideoSource }
  | { status: 'delete-failed'; video: VideoSource };

/** Returns what is going on, for the card's busy button. The page's banner says how far it is. */
export function busyWords(state: VideoState): string | undefined {
  if (state.status === 'deleting') return 'Deleting video...';
  if (state.status !== 'uploading') return undefined;
  return state.percent === 100 ? 'Preparing…' : 'Uploading…';
}

/** Returns the error message, if any. */
export function failureWords({ status }: VideoState): string | undefined {
  if (status === 'upload-failed' || status === 'recording-lost') {
    return 'Failed to upload video. Please try again.';
  }
  return status === 'delete-failed' ? 'Failed to delete video. Please try again.' : undefined;
}

/** Returns the label of a prompt that has no video yet. */
export function statusWords({ status }: VideoState): string {
  if (status === 'uploading') return 'Uploading';
  return status === 'not-started' ? 'Not started' : 'Not uploaded';
}
