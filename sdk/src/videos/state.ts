import { proxy } from 'valtio';

/**
 * What became of a recording: it is on its way, `percent` of it (0 to 100), or it did not arrive and
 * waits here to be sent again.
 */
export type Upload =
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; recording: Blob };

/** Uploads that have not arrived, by prompt id. Read it by `useSnapshot`. */
export const uploads = proxy<Record<string, Upload>>({});
