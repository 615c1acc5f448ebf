import { useState } from 'react';
import type {
  ChangeEvent,
  ClipboardEvent,
  CompositionEvent,
  ComponentProps,
  SyntheticEvent,
} from 'react';
import { classes } from '../classes/index.ts';
import { Field } from '../Field/index.ts';
import type { FieldText } from '../Field/index.ts';
import { codeIn, codeLength, digitsIn, isPartOfCode } from './codeIn.ts';
import * as styles from './CodeField.module.css';

export interface CodeFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> {
  /** The digits so far: none ('') to six. */
  value: string;
  /** Receives digits 0 to 9, however they were typed or pasted (`１２３`, `123 456`, `Code: 123456`). */
  onChange: (digits: string) => void;
}

/**
 * A field for a six-digit code. It is one real input, so autofill from a message, pasting and
 * screen readers work; the six boxes below it are decoration.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, onChange, ...input } = props;
  /** What a keyboard is composing, e.g. a Japanese one. To change it meanwhile would type it twice. */
  const [composed, setComposed] = useState<string>();
  const shown = composed === undefined ? value : digitsIn(composed);

  const read = (text: string) => onChange(codeIn(text) ?? digitsIn(text));

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposed(target.value);
    else read(target.value);
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    setComposed(undefined);
    read(currentTarget.value);
  }

  /**
   * A complete pasted code replaces the old one, wherever the caret is. Digits of a text that has no
   * clear code are not one.
   */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    const code = codeIn(text);
    if (code) onChange(code);
    if (code || !isPartOfCode(text)) event.preventDefault();
  }

  /** The caret is invisible, so it stays where the next digit goes. A wrong code is replaced as a whole. */
  function caretToEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
    if (field.selectionStart !== field.selectionEnd) return;
    const end = field.value.length;
    field.setSelectionRange(error && end === codeLength ? 0 : end, end);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        // Digits run from left to right in every script.
        <div className={styles.code} dir="ltr">
          <input
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            value={composed ?? value}
            onChange={type}
            onCompositionEnd={endComposition}
            onPaste={paste}
            onFocus={caretToEnd}
            onClick={caretToEnd}
          />
          <span className={styles.boxes} aria-hidden="true">
            {Array.from({ length: codeLength }, (_, index) => (
              <span
                key={index}
                className={classes(
                  styles.box,
                  index === Math.min(shown.length, codeLength - 1) && styles.next,
                )}
              >
                {shown[index]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}
