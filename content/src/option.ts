/** One option of a list: the stored value, its label, and help where useful. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  help?: string;
}
