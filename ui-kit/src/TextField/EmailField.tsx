import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** The field for an email address. Browsers suggest one, unless `autoComplete` says otherwise. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'name'>) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder="you@example.com"
      {...props}
    />
  );
}
