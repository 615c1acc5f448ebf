export { LinkCard, type LinkCardProps, type LinkCardTarget } from './LinkCard.tsx';
