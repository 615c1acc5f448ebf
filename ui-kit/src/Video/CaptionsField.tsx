import { controlClass, Field } from '../Field/index.ts';
import type { FieldText } from '../Field/index.ts';

export interface CaptionsFieldProps extends Pick<FieldText, 'error'> {
  value: string;
  onChange: (value: string) => void;
  /** The maximum number of characters. */
  maxLength: number;
}

/** Servers refuse most of them, and a text that is pasted may contain them, invisibly. */
const refused = /(?!\n)[\p{Cc}\p{Cs}]/gu;

/** What somebody says in their video, to be shown as captions. */
export function CaptionsField({ value, onChange, maxLength, error }: CaptionsFieldProps) {
  return (
    <Field
      label="What do you say? (optional)"
      hint="Shown as captions, for whoever watches without sound."
      error={error}
    >
      {(control) => (
        <textarea
          {...control}
          className={controlClass}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(refused, ' '))}
        />
      )}
    </Field>
  );
}
