export { Moment, momentNames, type MomentName } from './Moment.tsx';
