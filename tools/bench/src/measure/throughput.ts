import autocannon from 'autocannon';
import type { RunningSite } from '../sites/startSite.ts';

/** How many responses are counted, and how many are requested first, so that the gateway's code is compiled. */
export interface Amounts {
  warmUp: number;
  counted: number;
}

/** Requests `/` in brotli over 20 connections. Rejects if a response is anything but a success. */
async function load(url: string, amount: number): Promise<void> {
  const { errors, non2xx } = await autocannon({
    url,
    connections: 20,
    amount,
    // It ends with a sample.
    sampleInt: 100,
    headers: { 'accept-encoding': 'br' },
  });
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times under load.`);
}

/**
 * Measures how many responses a gateway sends in a second of CPU time. Per second of wall-clock time, the load
 * generator would be the limit: a longer document costs it more time than the gateway.
 */
export async function measureThroughput(
  { url, usage }: RunningSite,
  { warmUp, counted }: Amounts,
): Promise<number> {
  await load(url, warmUp);
  const before = await usage();
  await load(url, counted);
  const after = await usage();
  return counted / (after.processor - before.processor);
}
