/** What Linux says about processes. */
import { readFileSync, readdirSync } from 'node:fs';

/** The text of a file about a process; empty if the process is gone. */
export function about(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The memory of a process in bytes, without what it has only reserved. */
export const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(about(pid, 'status'))?.[1] ?? 0) * 1_024;

/** The processes that a process has started; none if it is gone. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      about(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
