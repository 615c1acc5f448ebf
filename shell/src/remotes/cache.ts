/**
 * Creates a cache of requests by key. It drops those that fail, so that the next call tries again.
 */
export function createCache<T>(): (key: string, request: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key, request) => {
    let promise = known.get(key);
    if (!promise) {
      promise = request();
      promise.catch(() => known.delete(key));
      known.set(key, promise);
    }
    return promise;
  };
}
