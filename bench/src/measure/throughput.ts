import autocannon from 'autocannon';

/** Seconds of load; enough for the gateway's code to be compiled, and an end. */
const duration = 5;

/** How many answers a gateway gives in a second to 20 connections that ask for `/` in brotli. */
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
