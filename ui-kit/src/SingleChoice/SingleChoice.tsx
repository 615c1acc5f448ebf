import { useId } from 'react';
import { ChoiceGroup, ChoiceOption } from '../Choice/index.ts';
import type { ChoiceGroupProps, Option } from '../Choice/index.ts';

export interface SingleChoiceProps<Value extends string> extends Omit<
  ChoiceGroupProps,
  'children'
> {
  options: readonly Option<Value>[];
  /** '' or undefined while nothing is chosen. */
  value: Value | '' | undefined;
  /** Called with the chosen option. A choice cannot be cleared. */
  onChange: (value: Value) => void;
}

/** A choice of one option from a short list, as cards or chips. Use SelectField for long lists. */
export function SingleChoice<Value extends string>(props: SingleChoiceProps<Value>) {
  const { options, value, onChange, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <ChoiceOption
          key={option.value}
          type="radio"
          name={name}
          option={option}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
