export { Audience } from './Audience.tsx';
