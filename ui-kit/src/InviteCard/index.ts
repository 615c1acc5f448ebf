export { InviteCard } from './InviteCard.tsx';
