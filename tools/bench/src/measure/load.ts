import type { Cookie } from '../sites/testing/member.ts';
import type { MeasuredPage } from './pages.ts';
import { criticalRequests, roundTrips } from './roundTrips.ts';
import type { OpenTab, Tab } from './tab.ts';
import type { Observed } from './vitals.ts';
import { observeVitals } from './vitals.ts';

/** The cost of loading a page. */
export type Load = Awaited<ReturnType<typeof load>>;

/** Opens a page in a tab whose pages record their vitals. */
async function load({ page, requests }: Tab, siteUrl: string, { path, control }: MeasuredPage) {
  const before = requests.finished.length;
  const response = await page.goto(siteUrl + path);
  if (!response?.ok()) throw new Error(`${path} responded with ${response?.status()}.`);
  await page
    .waitForFunction(() => {
      const { interactive, largestPaint } = (globalThis as unknown as Observed).benchVitals;
      return interactive !== null && largestPaint > 0;
    })
    .catch((cause: unknown) => {
      throw new Error(`${siteUrl}${path} never showed an interactive ${control}.`, { cause });
    });
  await requests.quiet();
  const vitals = await page.evaluate(() => (globalThis as unknown as Observed).benchVitals);
  const interactive = vitals.interactive ?? 0;
  const readyAt = requests.toRecordTime(vitals.timeOrigin + interactive);
  const finished = requests.finished.slice(before);
  const scripts = finished.filter((request) => request.kind === 'script');
  const bytes = (list: typeof finished) => list.reduce((sum, request) => sum + request.bytes, 0);
  return {
    /** Milliseconds to the largest contentful paint. */
    largestPaint: vitals.largestPaint,
    /** Milliseconds until a control of the page is interactive. */
    interactive,
    /** Score of all layout shifts. */
    layoutShift: vitals.layoutShift,
    roundTrips: roundTrips(finished, readyAt),
    /** The maximum number of requests that the page waited for until it was interactive. */
    criticalRequests: criticalRequests(finished, readyAt).length,
    requests: finished.length,
    /** Bytes of JavaScript, as transferred, that were requested until the page was interactive. */
    scriptBytes: bytes(scripts.filter(({ sentAt }) => sentAt <= readyAt)),
    /** Bytes of JavaScript, as transferred, including what is preloaded. */
    allScriptBytes: bytes(scripts),
    /** Bytes of everything, as transferred. */
    totalBytes: bytes(finished),
    /** The same without documents and data, which every visit asks for. */
    fileBytes: bytes(finished.filter(({ kind }) => kind !== 'document' && kind !== 'data')),
  };
}

/** Loads a page with a cold cache. A `static` page has no control to wait for. */
export async function measureLoad(
  openTab: OpenTab,
  siteUrl: string,
  page: MeasuredPage,
  kind: 'application' | 'static',
  cookies: Cookie[],
): Promise<Load> {
  await using tab = await openTab(siteUrl, cookies);
  await tab.page.addInitScript(observeVitals, kind === 'static' ? null : page.control);
  return await load(tab, siteUrl, page);
}

/** Loads a page of an application, and again after a release: what it costs people who were here before. */
export async function measureReturn(
  openTab: OpenTab,
  siteUrl: string,
  page: MeasuredPage,
  cookies: Cookie[],
  release: () => Promise<void>,
): Promise<Load> {
  await using tab = await openTab(siteUrl, cookies);
  await tab.page.addInitScript(observeVitals, page.control);
  await load(tab, siteUrl, page);
  await tab.page.goto('about:blank');
  await release();
  return await load(tab, siteUrl, page);
}
