export { Toggle } from './Toggle.tsx';
