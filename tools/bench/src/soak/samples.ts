import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { memoryOf } from '../../../processes.ts';
import { call } from './record.ts';
import type { ProgramName, SoakedSite } from './site.ts';
import { programs } from './site.ts';

/** The parts of the data folder that grow: their files and folders. */
const places = {
  releases: ['store'],
  'gateway cache': ['cache'],
  database: ['db'],
  recordings: ['files'],
  log: ['site.log', 'site.log.1'],
} as const;

export type Place = keyof typeof places;

export const placeNames = Object.keys(places) as Place[];

/** A site's resource usage at one moment. */
export interface Sample {
  /** Milliseconds since the crowd started. */
  at: number;
  /** Bytes that each program has in memory. */
  memory: Record<ProgramName, number>;
  /** Bytes of objects in the gateway's memory. */
  heap: number;
  /** Open files and connections of each program. */
  handles: Record<ProgramName, number>;
  /** Bytes on the disk. */
  sizes: Record<Place, number>;
  /** The share of the processors that other programs used since the last sample, 0 to 1. */
  others: number;
}

const fromEach = async <Name extends string, Value>(
  names: readonly Name[],
  one: (name: Name) => Promise<Value>,
) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await one(name)] as const)),
  ) as Record<Name, Value>;

const handlesOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length;

/** Total bytes of files and folders. Missing or vanishing ones count as 0. */
async function sizeOf(paths: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)('du', ['-sk', ...paths]).catch(
    (error: { stdout: string }) => error,
  );
  return [...stdout.matchAll(/^(\d+)\s/gm)].reduce((sum, [, kB]) => sum + Number(kB) * 1_024, 0);
}

async function heapOf(metricsUrl: string): Promise<number> {
  const text = await (await call(() => fetch(metricsUrl))).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
}

/** Takes a sample of a site. */
export const takeSample = async (
  { pids, dataDir, metricsUrl }: SoakedSite,
  at: number,
  others: number,
): Promise<Sample> => ({
  at,
  others,
  memory: await fromEach(programs, async (name) => memoryOf(pids[name])),
  heap: await heapOf(metricsUrl),
  handles: await fromEach(programs, (name) => handlesOf(pids[name])),
  sizes: await fromEach(placeNames, (name) =>
    sizeOf(places[name].map((path) => join(dataDir, path))),
  ),
});
