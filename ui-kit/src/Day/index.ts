export { Day, type DayProps } from './Day.tsx';
