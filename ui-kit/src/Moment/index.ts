export { Moment, type MomentName } from './Moment.tsx';
