export { RotatingWord } from './RotatingWord.tsx';
