import autocannon from 'autocannon';

/** Seconds of load: enough to compile the gateway's code. */
const duration = 5;

/**
 * Measures how many responses per second a gateway sends to 20 connections that request `/` in
 * brotli.
 */
export async function measureThroughput(siteUrl: string): Promise<number> {
  const result = await autocannon({
    url: siteUrl,
    connections: 20,
    duration,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${siteUrl} failed ${result.errors + result.non2xx} times under load.`);
  }
  return result.requests.average;
}
