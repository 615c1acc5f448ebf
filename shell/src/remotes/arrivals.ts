/** The files of the page that was asked for last, by URL. */
let expected: readonly string[] = [];

const isHere = (url: string) =>
  performance.getEntriesByName(new URL(url, document.baseURI).href).length > 0;

/** Shows in a progress bar how many files of a page that loads are here. */
export function showArrivals(bar: HTMLProgressElement | null): void {
  if (bar && expected.length > 0) bar.value = expected.filter(isHere).length / expected.length;
}

/**
 * Shows in the skeleton of a page how many of its files are here. Returns what ends it. A document has its skeleton
 * before React does, so it is not React that changes it.
 */
export function followArrivals(urls: readonly string[]): () => void {
  expected = urls;
  const show = () =>
    document.querySelectorAll<HTMLProgressElement>('[data-arrivals]').forEach(showArrivals);
  const observer = new PerformanceObserver(show);
  observer.observe({ type: 'resource' });
  show();
  return () => observer.disconnect();
}
