import type { ComponentProps } from 'react';
import { controlClass, Field } from '../Field/index.ts';
import type { FieldText } from '../Field/index.ts';

export interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> {
  value: string;
  /** Not needed with `readOnly`. */
  onChange?: (value: string) => void;
}

/** One line of text: type, autoComplete, inputMode, readOnly … go to the input. */
export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={controlClass}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
