export { Standing } from './Standing.tsx';
