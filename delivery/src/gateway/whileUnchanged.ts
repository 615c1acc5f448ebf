import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';

/** Reads a file, given what the disk says about it. */
type Read<T> = (path: string, stat: Stats) => Promise<T>;

/** A change of a file's bytes changes its times. */
const isSame = (one: Stats, other: Stats) =>
  one.ino === other.ino &&
  one.size === other.size &&
  one.mtimeMs === other.mtimeMs &&
  one.ctimeMs === other.ctimeMs;

/**
 * Returns a function that reads each file once, and again when it has changed: what was bad may be
 * whole again. It rejects if there is no such file.
 */
export function whileUnchanged<T>(read: Read<T>): (path: string) => Promise<T> {
  const known = new Map<string, { stat: Stats; value: Promise<T> }>();
  return async (path) => {
    const stat = await lstat(path).catch((error: unknown) => {
      known.delete(path);
      throw error;
    });
    const before = known.get(path);
    if (before && isSame(before.stat, stat)) return before.value;
    const value = read(path, stat);
    known.set(path, { stat, value });
    value.catch(() => known.delete(path));
    return value;
  };
}
