export { InterestSlider } from './InterestSlider.tsx';
