export { Stack } from './Stack.tsx';
