import { remotes } from '@emberite/site/workspace';
import type { Device } from './measure/device.ts';
import { oldPhone, slowPhone } from './measure/device.ts';
import type { Moment } from './measure/navigate.ts';
import type { Amounts } from './measure/throughput.ts';
import type { CrowdName } from './report/results.ts';

/** How much a round measures, and on what. */
export interface Scale {
  device: Device;
  oldDevice: Device;
  /** How often a round repeats each kind of navigation. */
  navigations: Record<Moment, number>;
  responses: Amounts;
  /** How many remotes the sites of the second table have. */
  crowds: Partial<Record<CrowdName, number>>;
  /** How often a round loads a page of each of them. */
  crowdLoads: number;
  /** The remotes of the composed site that have a previous release. */
  previous: readonly string[];
  /** Brotli's quality for documents; the default is that of a registry. */
  quality?: number;
  /** Whether contenders, and the two tables, are measured at the same time. */
  atOnce: boolean;
}

/** What the figures are measured with. */
export const whole: Scale = {
  device: slowPhone,
  oldDevice: oldPhone,
  // The shortest vary most.
  navigations: { 'at once': 3, 'two seconds later': 3, preloaded: 8 },
  responses: { warmUp: 4_000, counted: 12_000 },
  crowds: { '5 remotes': 5, '100 remotes': 100 },
  // They should hardly differ.
  crowdLoads: 4,
  previous: remotes,
  atOnce: false,
};

const fastest: Device = {
  ...slowPhone,
  network: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  cpuSlowdown: 1,
  silence: 200,
};

/** Everything once, as fast as it goes: it shows that each part works, but the figures mean nothing. */
export const smallest: Scale = {
  device: fastest,
  oldDevice: fastest,
  navigations: { 'at once': 1, 'two seconds later': 1, preloaded: 1 },
  responses: { warmUp: 20, counted: 100 },
  crowds: { '5 remotes': 5 },
  crowdLoads: 1,
  previous: remotes.slice(0, 1),
  quality: 5,
  atOnce: true,
};
