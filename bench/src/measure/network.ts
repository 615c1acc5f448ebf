/**
 * A phone on a slow connection, as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up (both in bytes per
 * second here) and 150 ms until the first byte of any response.
 */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** By what factor the processor is throttled. */
export const cpuSlowdown = 4;

/** The phone's screen, in CSS pixels. */
export const viewport = { width: 412, height: 823 };
