export { SingleChoice, type SingleChoiceProps } from './SingleChoice.tsx';
