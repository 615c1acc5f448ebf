export { CountdownRing, type CountdownRingProps } from './CountdownRing.tsx';
