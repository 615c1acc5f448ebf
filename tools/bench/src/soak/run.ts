import { createRecord } from './record.ts';
import type { Sample } from './samples.ts';
import { takeSample } from './samples.ts';
import type { Surroundings } from './site.ts';
import { startSoaked } from './site.ts';
import { sendCrowd } from './testing/crowd.ts';
import { watchOthers } from '../measure/others.ts';

/** The total number of samples. */
const looks = 120;

/**
 * Runs a site in a folder with a crowd, and takes samples of it. It takes longer than `duration` if
 * the crowd has not done everything by then. Returns what it has measured, what went wrong, in one sentence each, and
 * for how long the crowd used the site, in ms.
 *
 * @param duration milliseconds
 * @param signal ends it early
 */
export async function soak(
  dataDir: string,
  duration: number,
  around: Surroundings,
  log: (line: string) => void,
  signal: AbortSignal,
) {
  await using site = await startSoaked(dataDir, around, log);
  const record = createRecord();
  const samples: Sample[] = [];
  let measureOthers = watchOthers();
  async function look(): Promise<void> {
    const others = measureOthers();
    measureOthers = watchOthers();
    samples.push(await takeSample(site, record.now(), others));
    if (samples.length % (looks / 12) !== 0) return;
    const { deeds, errors } = record;
    const minute = (record.now() / 60_000).toFixed(0);
    log(`Minute ${minute}: ${deeds.length} deeds, ${errors.length} errors`);
  }
  const timer = setInterval(() => void record.follow('a look', look()), duration / looks);
  await sendCrowd(record, site, duration, signal).finally(() => clearInterval(timer));
  const { deeds, errors } = record;
  errors.push(...(await site.failures()));
  return { samples, deeds, errors, duration: record.now() };
}
