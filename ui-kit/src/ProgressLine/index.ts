export { ProgressLine } from './ProgressLine.tsx';
