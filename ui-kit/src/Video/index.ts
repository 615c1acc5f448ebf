export { CaptionsField } from './CaptionsField.tsx';
export { Video, type VideoSource } from './Video.tsx';
