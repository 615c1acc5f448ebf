export { Clip, type ClipProps, type ClipVideo } from './Clip.tsx';
