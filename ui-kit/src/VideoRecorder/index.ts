export { VideoRecorder } from './VideoRecorder.tsx';
export type { Recording } from './recorder.ts';
