export { Steps } from './Steps.tsx';
