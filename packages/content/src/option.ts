/** One option of a list: the stored value, its label, and help where useful. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  help?: string;
}

/** Returns the label of a value among options; an unknown value stays as it is. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns the option's value that `value` is, or undefined. */
export const knownValue = <Value extends string>(
  options: readonly Option<Value>[],
  value: unknown,
): Value | undefined => options.find((option) => option.value === value)?.value;

/** Returns the options' values that are in `values`; undefined if that is not a list. */
export const knownValues = <Value extends string>(
  options: readonly Option<Value>[],
  values: unknown,
): Value[] | undefined =>
  Array.isArray(values)
    ? options.map(({ value }) => value).filter((value) => values.includes(value))
    : undefined;
