export { Day } from './Day.tsx';
