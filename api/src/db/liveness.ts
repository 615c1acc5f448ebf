import { randomInt } from 'node:crypto';

/** Which processes work with a database: what one of them began and left is told by its number. */
export interface Liveness {
  /** The number of this process, which no other has. */
  self: number;
  /**
   * The numbers of all processes that are there. Whoever looks for what others left reads that
   * first and asks afterwards: a process is there before it begins anything.
   */
  alive(): Promise<ReadonlySet<number>>;
}

/** A number for a new process: positive, and fit for an `integer` of PostgreSQL. */
export function newProcessNumber(): number {
  return randomInt(1, 2 ** 31);
}

/** The liveness of a process that has its database for itself. */
export function soleProcess(): Liveness {
  const self = newProcessNumber();
  return { self, alive: () => Promise.resolve(new Set([self])) };
}
