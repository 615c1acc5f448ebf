export { VideoRecorder, type VideoRecorderProps } from './VideoRecorder.tsx';
export type { RecorderPrompt } from './PromptPanel.tsx';
export type { FailReason, Recording } from './recorder.ts';
