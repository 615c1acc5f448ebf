import type { Endpoint } from '../endpoint/handle.ts';
import { videoCaptionsEndpoint } from './videoCaptions.ts';
import { videoDeleteEndpoint } from './videoDelete.ts';
import { posterFileEndpoint, videoFileEndpoint } from './videoFile.ts';
import { videoUploadEndpoint } from './videoUpload.ts';

export const videoEndpoints: readonly Endpoint[] = [
  posterFileEndpoint,
  videoCaptionsEndpoint,
  videoDeleteEndpoint,
  videoFileEndpoint,
  videoUploadEndpoint,
];
