export { MultiChoice } from './MultiChoice.tsx';
