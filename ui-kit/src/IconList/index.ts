export { IconList } from './IconList.tsx';
