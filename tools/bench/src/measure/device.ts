/** What a page is measured on, and how it is waited for. */
export interface Device {
  /** Bytes per second, and ms until the first byte of any response; with -1, there is no limit. */
  network: {
    offline: false;
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
  /** By what factor the processor is throttled. */
  cpuSlowdown: number;
  /** Milliseconds without a request after which a page counts as complete. */
  silence: number;
  /** The screen, in CSS pixels. */
  viewport: { width: number; height: number };
}

/** A phone on a slow connection, as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up. */
export const slowPhone: Device = {
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
  cpuSlowdown: 4,
  silence: 1_000,
  viewport: { width: 412, height: 823 },
};

/** An old phone where there is hardly a connection: 400 kbit/s both ways. */
export const oldPhone: Device = {
  ...slowPhone,
  network: {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  },
  cpuSlowdown: 6,
};
