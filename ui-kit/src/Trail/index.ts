export { Trail, type TrailProps } from './Trail.tsx';
