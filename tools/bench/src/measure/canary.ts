import { siteCookie } from '@emberite/contract/cookie';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseCount } from '@emberite/release/responses';
import { readPackage } from '@emberite/cli/release';
import type { FailureReport, VisitReport } from '@emberite/release/reports';
import { request } from 'playwright-core';
import { patience } from '../../../slow.ts';
import type { Crowd } from '../sites/crowd.ts';

/** Page views of either release: a few more than a decision needs. */
const views = 120;

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
  const { remotes } = await registry.list();
  const { live } = remotes.find((remote) => remote.name === name)!;
  await registry.take(one);
  await registry.canary({ name, id, percent: 50 }, '', () => {}, 'A measurement.');

  await using visitors = await request.newContext({ baseURL: url });
  /** Opens the page as the browser with that number. Only `navigate` counts as a page view. */
  async function open(number: number, mode: 'navigate' | 'cors') {
    const headers = {
      Cookie: `${siteCookie('ember_number', siteUrl)}=${number}`,
      'Sec-Fetch-Mode': mode,
    };
    const document = await visitors.get(path, { headers });
    const isCanary = (await document.text()).includes(`"id":"${id}"`);
    const [, view] = /\bview;desc="([^"]+)"/.exec(document.headers()['server-timing'] ?? '') ?? [];
    return { isCanary, view };
  }
  /** What the scripts of a document report, from a network of their own. */
  async function report(data: VisitReport | FailureReport, visitor: number): Promise<void> {
    const headers = { Origin: siteUrl, 'X-Forwarded-For': `10.0.${visitor}.1` };
    const response = await visitors.post('/telemetry', { data, headers });
    if (response.status() !== 204) throw new Error(`A report got ${response.status()}.`);
  }
  /** Returns false, and reports nothing, if the canary is over. */
  async function visit(visitor: number): Promise<boolean> {
    const [one, other] = [await open(0, 'navigate'), await open(99, 'navigate')];
    if (other.isCanary) throw new Error('More than half of all browsers get the canary.');
    if (!one.isCanary) return false;
    const own = { remote: name, release: id, view: one.view };
    await report(own, visitor);
    await report({ remote: name, release: live, view: other.view }, visitor);
    if (visitor % 10 === 0) await report({ ...own, path, kind: 'render', message: 'x' }, visitor);
    return true;
  }
  async function isCounted(): Promise<boolean> {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await visitors.get(`/registry/counts?remote=${name}`, { headers });
    return ((await response.json()) as ReleaseCount[]).some((count) => count.id === id);
  }
  if (!(await visit(1))) throw new Error('No browser gets the canary.');
  await until(isCounted);
  // On a busy machine, it is taken back before the last of them.
  for (let visitor = 0; visitor < views; visitor += 1) {
    if (!(await visit(visitor))) break;
  }
  const start = performance.now();
  await until(async () => !(await open(0, 'cors')).isCanary);
  return performance.now() - start;
}
