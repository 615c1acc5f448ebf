/** What a page notes about itself while it loads. Milliseconds since its navigation began. */
interface Vitals {
  timeOrigin: number;
  largestPaint: number;
  /** `null` until then. */
  interactive: number | null;
}

/** Where the page keeps them. */
export interface Observed {
  benchVitals: Vitals;
}

/**
 * Runs in the page before anything else. Interactive is when the control is in the document and
 * carries React's handlers, looked for in every frame; without a control, when all is loaded.
 */
export function observeVitals(control: string | null): void {
  const vitals: Vitals = { timeOrigin: performance.timeOrigin, largestPaint: 0, interactive: null };
  (globalThis as unknown as Observed).benchVitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  if (control === null) {
    addEventListener('load', () => (vitals.interactive = performance.now()));
    return;
  }
  const look = () => {
    const element = document.querySelector(control);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      vitals.interactive = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
