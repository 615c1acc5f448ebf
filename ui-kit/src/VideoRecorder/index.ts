export { VideoRecorder } from './VideoRecorder.tsx';
export type { Held } from './VideoRecorder.tsx';
export type { Kept } from './recorder.ts';
