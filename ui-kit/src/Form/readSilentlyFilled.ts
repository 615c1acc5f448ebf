/** The fields that a person or a password manager fills with text. */
const textFields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Tells React about fields that were filled without an event, as some password managers do. React
 * keeps what it knows as the default value.
 */
export function readSilentlyFilled(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  for (const field of fields) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React sees values set on the element itself, and ignores events that bring nothing new.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
