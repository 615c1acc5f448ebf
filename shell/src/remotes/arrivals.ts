/** The files of each page and part that loads, by URL. */
const running = new Set<readonly string[]>();
/** All of them, or those of the last ones. */
let expected: readonly string[] = [];

// By default, a browser lists only the first 250 files of a document.
performance.setResourceTimingBufferSize(5_000);

/** The requests of this document for a file that are over. */
const requestsFor = (url: string) =>
  performance.getEntriesByName(new URL(url, document.baseURI).href) as PerformanceResourceTiming[];

/** Whether a file was requested in this document, and has arrived or failed. */
export const isOver = (url: string): boolean => requestsFor(url).length > 0;

/** Whether a file has arrived in this document. */
export const isHere = (url: string): boolean =>
  requestsFor(url).some(({ responseStatus }) => responseStatus !== 0);

/** Shows in a progress bar how many files of a page that loads are here. */
export function showArrivals(bar: HTMLProgressElement | null): void {
  if (bar && expected.length > 0) bar.value = expected.filter(isHere).length / expected.length;
}

/**
 * Shows in the skeleton of a page how many of its files are here. Returns what ends it. A document has its skeleton
 * before React does, so it is not React that changes it.
 */
export function followArrivals(urls: readonly string[]): () => void {
  running.add(urls);
  expected = [...running].flat();
  const show = () =>
    document.querySelectorAll<HTMLProgressElement>('[data-arrivals]').forEach(showArrivals);
  const observer = new PerformanceObserver(show);
  observer.observe({ type: 'resource' });
  show();
  return () => {
    running.delete(urls);
    observer.disconnect();
  };
}
