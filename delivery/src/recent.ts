/** Returns a value that takes time to make, which is made once as long as it is used. */
export type Recent<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Remembers the values that were used last, so that a program that runs for months does not remember
 * all that it has ever used. What could not be made is made anew.
 *
 * @param most how many
 */
export function createRecent<Value>(most: number): Recent<Value> {
  /** The one used last is at the end. */
  const known = new Map<string, Promise<Value>>();
  return (key, make) => {
    const before = known.get(key);
    const value = before ?? make();
    known.delete(key);
    known.set(key, value);
    if (!before) value.catch(() => known.get(key) === value && known.delete(key));
    const [oldest = ''] = known.keys();
    if (known.size > most) known.delete(oldest);
    return value;
  };
}
