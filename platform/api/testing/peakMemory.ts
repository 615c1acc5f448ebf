import { readFileSync, readdirSync } from 'node:fs';

/** The text of a file about a process; empty if the process is gone. */
function about(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The memory of a process in MB, without what it has only reserved. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(about(pid, 'status'))?.[1] ?? 0);

/** A process and those that it has started. */
function familyOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) =>
    about(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children];
}

/**
 * Runs `work`. Resolves with its result and with the memory of a process and those that it starts,
 * in MB: before, and the peak meanwhile. Linux only.
 */
export async function peakMemory<T>(pid: number, work: () => Promise<T>) {
  const now = () => Math.round(familyOf(pid).reduce((sum, each) => sum + memoryOf(each), 0) / 1024);
  const before = now();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, now());
  }, 10);
  try {
    const result = await work();
    return { result, before, peak };
  } finally {
    clearInterval(watch);
  }
}
