export { LinkCard, type LinkCardTarget } from './LinkCard.tsx';
