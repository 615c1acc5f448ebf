export { Headline } from './Headline.tsx';
export { Opening, type OpeningProps } from './Opening.tsx';
