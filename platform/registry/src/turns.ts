/** Creates turns: each work waits for all earlier work of its key. */
export function createTurns() {
  /** The last work of each key. */
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>, onWait = () => {}): Promise<T> {
    const before = last.get(key);
    if (before) onWait();
    const result = before ? before.then(work) : work();
    const settled = result
      .catch(() => {})
      .finally(() => last.get(key) === settled && last.delete(key));
    last.set(key, settled);
    return result;
  };
}
