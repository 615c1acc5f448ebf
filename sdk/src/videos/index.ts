/**
 * Uploads and deletes the member's own videos. A recording is kept as a draft until it is uploaded,
 * so that neither a bad connection nor a reload loses it.
 */
export {
  deleteProfileVideo,
  discardDraft,
  forgetDrafts,
  hasDrafts,
  resumeDrafts,
  retryUpload,
  type Upload,
  uploadProfileVideo,
  uploads,
} from './videos.ts';
