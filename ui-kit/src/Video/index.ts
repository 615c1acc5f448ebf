export { Video, type VideoSource } from './Video.tsx';
