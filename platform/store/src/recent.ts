/** Returns a value that is slow to make. It is made only once while it is in use. */
export type Recent<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Creates an LRU cache, so that the memory of a program that runs for months does not grow. Values
 * that could not be made are tried again.
 *
 * @param most how many values it holds
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
