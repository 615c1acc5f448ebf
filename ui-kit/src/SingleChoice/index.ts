export { SingleChoice } from './SingleChoice.tsx';
