export { Loop, type LoopProps } from './Loop.tsx';
