export { CaptionsField } from './CaptionsField.tsx';
export { pauseOthers } from './pauseOthers.ts';
export { Video, type VideoSource } from './Video.tsx';
