/**
 * A phone on a slow connection, as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up (both in bytes
 * per second here) and 150 ms until the first byte of any answer.
 */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine's the processor is made. */
export const cpuSlowdown = 4;

/** Screen of that phone, in CSS pixels. */
export const viewport = { width: 412, height: 823 };
