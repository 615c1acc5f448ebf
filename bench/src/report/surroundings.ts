import { cpus, totalmem } from 'node:os';
import { cpuSlowdown, slowNetwork } from '../measure/network.ts';

/** Describes the connection and the processor of the measured pages. */
export function network(): string {
  const megabits = (slowNetwork.downloadThroughput * 8) / 1_000_000;
  return `${megabits} Mbit/s, ${slowNetwork.latency} ms, processor ${cpuSlowdown} × slower`;
}

/**
 * Describes the environment of the measurement, one fact per line. `load` is the number of other
 * running processes: if it exceeds the number of processors, times are not reliable.
 */
export function surroundings(chromium: string, rounds: number, load: number): string[] {
  const [cpu] = cpus();
  return [
    `Date      ${new Date().toISOString()}`,
    `Machine   ${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${load.toFixed(1)} before the rounds`,
    `Browser   Chromium ${chromium}, headless`,
    `Node      ${process.version} on ${process.platform}`,
    `Network   ${network()}`,
    `Rounds    ${rounds}, medians and quartiles`,
  ];
}
