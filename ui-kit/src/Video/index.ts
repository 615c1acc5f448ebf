export { Video, type VideoProps, type VideoSource } from './Video.tsx';
