export { Footer, SocialLink } from './Footer.tsx';
