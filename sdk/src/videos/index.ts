/**
 * Uploading and deleting a member's own videos. A recording is kept as a draft until it has arrived,
 * so that neither a bad connection nor a reload loses it.
 */
export { deleteProfileVideo } from './remove.ts';
export { discardDraft, resumeDrafts, retryUpload, uploadProfileVideo } from './upload.ts';
export { uploads } from './waiting.ts';
