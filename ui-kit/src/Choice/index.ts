export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { ChoiceOption, type Option } from './ChoiceOption.tsx';
export { OptionText } from './OptionText.tsx';
