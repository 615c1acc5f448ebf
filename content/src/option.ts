/** One entry of a list to choose from: the stored value, the words shown, and help where useful. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  help?: string;
}
