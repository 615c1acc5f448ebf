export { Opening, type OpeningProps } from './Opening.tsx';
