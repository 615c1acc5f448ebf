import { childrenOf, memoryOf } from '../../../tools/processes.ts';

/**
 * Runs `work`. Resolves with its result and with the memory of a process and those that it starts,
 * in MB: before, and the peak meanwhile. Linux only.
 */
export async function peakMemory<T>(pid: number, work: () => Promise<T>) {
  const now = () =>
    Math.round(
      [pid, ...childrenOf(pid)].map(memoryOf).reduce((sum, bytes) => sum + bytes) / 1_024 ** 2,
    );
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
