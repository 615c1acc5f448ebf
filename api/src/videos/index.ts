import type { Endpoint } from '../http/handle.ts';
import { videoDeleteEndpoint } from './videoDelete.ts';
import { posterFileEndpoint, videoFileEndpoint } from './videoFile.ts';
import { videoUploadEndpoint } from './videoUpload.ts';

/** Endpoints for members' videos and their files. */
export const videoEndpoints: readonly Endpoint[] = [
  posterFileEndpoint,
  videoDeleteEndpoint,
  videoFileEndpoint,
  videoUploadEndpoint,
];
