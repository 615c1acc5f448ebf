export { Headline } from './Headline.tsx';
export { Hero, type HeroProps } from './Hero.tsx';
