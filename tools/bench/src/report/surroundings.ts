import { cpus, totalmem } from 'node:os';
import type { Device } from '../measure/device.ts';
import type { Scale } from '../scale.ts';

/** Describes the connection and the processor of the measured pages. */
export function describeDevice({ network, cpuSlowdown }: Device): string {
  const megabits = (network.downloadThroughput * 8) / 1_000_000;
  const speed = megabits > 0 ? `${megabits} Mbit/s` : 'as fast as it goes';
  return `${speed}, ${network.latency} ms, processor ${cpuSlowdown} × slower`;
}

/**
 * Describes the environment of the measurement, one fact per line. `load` is the number of other
 * running processes: if it exceeds the number of processors, times are not reliable.
 */
export function surroundings(
  chromium: string,
  { device, oldDevice }: Scale,
  rounds: number,
  load: number,
): string[] {
  const [cpu] = cpus();
  return [
    `Date      ${new Date().toISOString()}`,
    `Machine   ${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${load.toFixed(1)} before the rounds`,
    `Browser   ${chromium}`,
    `Node      ${process.version} on ${process.platform}`,
    `Network   ${describeDevice(device)}; on an old phone ${describeDevice(oldDevice)}`,
    `Rounds    ${rounds}, medians and quartiles`,
  ];
}
