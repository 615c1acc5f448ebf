export { CheckMark } from './CheckMark.tsx';
