/** Pictures and a video for stories. */
export { morning, sunset } from './posters.ts';
export { sampleVideo } from './sampleVideo.ts';
