import { useId } from 'react';
import { ChoiceGroup, ChoiceOption } from '../Choice/index.ts';
import type { ChoiceGroupProps, Option } from '../Choice/index.ts';

export interface MultiChoiceProps<Value extends string> extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly Option<Value>[];
  value: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  onChange: (value: Value[]) => void;
}

/** A choice of any number of options from a short list, as cards or chips. */
export function MultiChoice<Value extends string>(props: MultiChoiceProps<Value>) {
  const { options, value, onChange, ...group } = props;
  const name = useId();
  const choose = (changed: Value, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? checked : value.includes(each))),
    );
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <ChoiceOption
          key={option.value}
          type="checkbox"
          name={name}
          option={option}
          checked={value.includes(option.value)}
          onChange={(checked) => choose(option.value, checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
