export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { ChoiceOption, type ChoiceOptionProps, type Option } from './ChoiceOption.tsx';
export { OptionWords } from './OptionWords.tsx';
