export { VideoRecorder, type Held } from './VideoRecorder.tsx';
export type { CaptionedRecording } from './recorder.ts';
