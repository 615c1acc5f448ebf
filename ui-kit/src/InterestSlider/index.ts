export { InterestSlider, type InterestSliderProps } from './InterestSlider.tsx';
export { clampLevel, interestLevels } from './levels.ts';
