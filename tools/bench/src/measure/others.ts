import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Processor time so far, in the kernel's ticks. */
interface Ticks {
  /** Of all processors, busy or not. */
  total: number;
  /** Of them, idle. */
  idle: number;
  /** What this process and its children used. */
  own: number;
}

/** The processes and what each used, its ended children included. */
function processes(): { pid: number; parent: number; used: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in parentheses, may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const used = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), used }];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

/** What a process and all below it used. */
function usedBelow(root: number): number {
  const all = processes();
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, used }) => sum + (family.has(pid) ? used : 0), 0);
}

/** Reads the counters; `null` where the system has none, which is everywhere but on Linux. */
function readTicks(): Ticks | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, waiting for disks, interrupts (2), taken by other machines
    const fields = line.trim().split(/\s+/).slice(1, 9).map(Number);
    const idle = (fields[3] ?? 0) + (fields[4] ?? 0);
    return {
      total: fields.reduce((sum, field) => sum + field, 0),
      idle,
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
