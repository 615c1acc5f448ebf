export { Headline } from './Headline.tsx';
export { Hero } from './Hero.tsx';
