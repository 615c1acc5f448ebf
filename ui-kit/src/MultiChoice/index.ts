export { MultiChoice, type MultiChoiceProps } from './MultiChoice.tsx';
