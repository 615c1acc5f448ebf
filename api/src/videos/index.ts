import type { Endpoint } from '../http/handle.ts';
import { videoDeleteEndpoint } from './videoDelete.ts';
import { posterFileEndpoint, videoFileEndpoint } from './videoFile.ts';
import { videoUploadEndpoint } from './videoUpload.ts';

export const videoEndpoints: readonly Endpoint[] = [
  posterFileEndpoint,
  videoDeleteEndpoint,
  videoFileEndpoint,
  videoUploadEndpoint,
];
