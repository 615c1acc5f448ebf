export { Section } from './Section.tsx';
