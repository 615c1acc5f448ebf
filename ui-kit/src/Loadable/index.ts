export { Loadable } from './Loadable.tsx';
