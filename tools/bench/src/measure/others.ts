import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { about, childrenOf } from '../../../processes.ts';

/** What a process and all below it used, their ended children included. */
function usedBelow(pid: number): number {
  const stat = about(pid, 'stat');
  // The name of the program, in parentheses, may contain anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const used = [...fields.map(Number), ...childrenOf(pid).map(usedBelow)];
  return used.reduce((sum, ticks) => sum + ticks, 0);
}

/** Reads processor time so far, in the kernel's ticks; `null` where the system has none, which is everywhere but on Linux. */
function readTicks() {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, waiting for disks, interrupts (2), taken by other machines
    const fields = line.trim().split(/\s+/).slice(1, 9).map(Number);
    const idle = (fields[3] ?? 0) + (fields[4] ?? 0);
    return {
      /** Of all processors, busy or not. */
      total: fields.reduce((sum, field) => sum + field, 0),
      idle,
      /** What this process and its children used. */
      own: usedBelow(process.pid),
    };
  } catch {
    return null;
  }
}

/**
 * Starts to watch what share of this machine's CPU other programs use. The returned function
 * returns that share for the time since then, 0 to 1. Without the kernel's counters, it is an
 * estimate: the share of the running processes in the last minute that the processors could not
 * serve.
 */
export function watchOthers(): () => number {
  const before = readTicks();
  return () => {
    const after = readTicks();
    if (!before || !after) return Math.max(0, 1 - cpus().length / Math.max(loadavg()[0]!, 1));
    const total = after.total - before.total;
    const used = total - (after.idle - before.idle) - (after.own - before.own);
    return total > 0 ? Math.min(1, Math.max(0, used / total)) : 0;
  };
}
