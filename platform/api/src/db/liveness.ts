import { randomInt } from 'node:crypto';

/** Which processes are using a database. Each has a number, recorded with what it starts. */
export interface Liveness {
  /** The unique number of this process. */
  self: number;
  /**
   * The numbers of all live processes. To find what dead ones left behind, read the records first
   * and call this second: a process is alive before it records anything.
   */
  alive(): Promise<ReadonlySet<number>>;
}

/** Picks a number for a new process: positive, fits an `integer` of PostgreSQL. */
export function newProcessNumber(): number {
  return randomInt(1, 2 ** 31);
}

/** The liveness of a process that is the only user of its database. */
export function soleProcess(): Liveness {
  const self = newProcessNumber();
  return { self, alive: () => Promise.resolve(new Set([self])) };
}
