import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { controlClass, Field } from '../Field/index.ts';
import type { FieldText } from '../Field/index.ts';
import { ChevronDown, Icon } from '../Icon/index.ts';
import * as styles from './SelectField.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends
    FieldText,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'id' | 'children'> {
  options: readonly SelectOption<Value>[];
  /** '' while nothing is chosen; what is no option counts as nothing. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** A choice of one option from a list with the platform's own picker. Use it for long lists. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, onChange, placeholder, ...select } = props;
  const isChosen = options.some((option) => option.value === props.value);
  const value = isChosen ? props.value : '';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.frame}>
          <select
            {...select}
            {...control}
            className={classes(controlClass, styles.select, value === '' && styles.empty)}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {(placeholder !== undefined || !isChosen) && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  );
}
