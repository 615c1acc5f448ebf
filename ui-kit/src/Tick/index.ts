export { Tick, type TickProps } from './Tick.tsx';
