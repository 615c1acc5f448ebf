export { VideoRecorder } from './VideoRecorder.tsx';
export type { Held } from './VideoRecorder.tsx';
export type { CaptionedRecording } from './recorder.ts';
