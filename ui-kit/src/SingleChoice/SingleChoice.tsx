import { useId } from 'react';
import { ChoiceGroup, ChoiceOption } from '../Choice/index.ts';
import type { ChoiceGroupProps, Option } from '../Choice/index.ts';

export interface SingleChoiceProps<Value extends string> extends Omit<
  ChoiceGroupProps,
  'children'
> {
  options: readonly Option<Value>[];
  /** Nothing is chosen while it is '' or missing. */
  value: Value | '' | undefined;
  /** Called with the option that is chosen now; none can be taken back. */
  onChange: (value: Value) => void;
}

/** One of a short list, as cards or chips; SelectField serves long ones. */
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
