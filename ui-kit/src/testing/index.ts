/** Pictures and a clip for stories. */
export { morning, sunset } from './posters.ts';
export { sampleClip } from './sampleClip.ts';
