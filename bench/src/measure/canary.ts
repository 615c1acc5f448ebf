import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseCount } from '@emberite/cli/responses';
import { readPackage } from '@emberite/cli/release';
import type { FailureReport } from '@emberite/sdk/release';
import { request } from 'playwright-core';
import type { Crowd } from '../sites/crowd.ts';

/** Page views of either release: a few more than a decision needs. */
const views = 120;

/** Maximum milliseconds to wait. */
const patience = 60_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > patience) throw new Error('The canary was not judged.');
    await wait(20);
  }
}

/**
 * Makes the release in a `dist` folder a canary that fails for a tenth of its visitors. Returns the
 * milliseconds from the last of its page views until the site no longer serves the canary to
 * anybody. The page views begin right after the registry has read its gateways' metrics, so that
 * this is nearly the longest time.
 *
 * @param path address of a page of the release
 */
export async function measureCanary(
  { url, siteUrl, registry, token }: Crowd,
  dist: string,
  path: string,
): Promise<number> {
  const one = await readPackage(dist);
  const { name, id } = one.release;
  await registry.take(one);
  await registry.canary({ name, id, percent: 50 }, '', () => {}, 'A measurement.');

  const visitors = await request.newContext({ baseURL: url });
  /** Whether the browser with that number gets the canary. Only `navigate` counts as a page view. */
  async function getsCanary(number: number, mode: 'navigate' | 'cors'): Promise<boolean> {
    const headers = { Cookie: `ember_number=${number}`, 'Sec-Fetch-Mode': mode };
    const document = await visitors.get(path, { headers });
    return (await document.text()).includes(`/assets/${name}/${id}/`);
  }
  async function visit(): Promise<void> {
    const gets = [await getsCanary(0, 'navigate'), await getsCanary(99, 'navigate')];
    if (gets.join() !== 'true,false') throw new Error('Not half of all browsers get the canary.');
  }
  async function fail(visitor: number): Promise<void> {
    const data: FailureReport = { remote: name, release: id, path, kind: 'render', message: 'x' };
    const headers = { Origin: siteUrl, 'X-Forwarded-For': `10.0.0.${visitor}` };
    const report = await visitors.post('/telemetry', { data, headers });
    if (report.status() !== 204) throw new Error(`A report got ${report.status()}.`);
  }
  async function isCounted(): Promise<boolean> {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await visitors.get(`/registry/counts?remote=${name}`, { headers });
    return ((await response.json()) as ReleaseCount[]).some((count) => count.id === id);
  }
  try {
    await visit();
    await until(isCounted);
    for (let visitor = 0; visitor < views; visitor += 1) {
      await visit();
      if (visitor % 10 === 0) await fail(visitor);
    }
    const start = performance.now();
    await until(async () => !(await getsCanary(0, 'cors')));
    return performance.now() - start;
  } finally {
    await visitors.dispose();
  }
}
