import type { ClipVideo } from '../Clip/index.ts';

/** Where a prompt's video stands. */
export type VideoState =
  | { status: 'not-started' }
  /** `percent` is missing until something was sent. */
  | { status: 'uploading'; percent?: number | undefined }
  | { status: 'upload-failed' }
  | { status: 'completed'; video: ClipVideo }
  | { status: 'deleting'; video: ClipVideo }
  | { status: 'delete-failed'; video: ClipVideo };

/** What is under way, in words; the card's button says it, and waits. */
export function busyWords(state: VideoState): string | undefined {
  if (state.status === 'deleting') return 'Deleting video...';
  if (state.status !== 'uploading') return undefined;
  return state.percent === undefined
    ? 'Uploading video...'
    : `Uploading video: ${Math.round(state.percent)}%`;
}

/** What went wrong, in words. */
export function failureWords({ status }: VideoState): string | undefined {
  if (status === 'upload-failed') return 'Failed to upload video. Please try again.';
  return status === 'delete-failed' ? 'Failed to delete video. Please try again.' : undefined;
}
