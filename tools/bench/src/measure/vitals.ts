/** What a page records about itself while it loads, in milliseconds since its navigation began. */
interface Vitals {
  timeOrigin: number;
  largestPaint: number;
  /** Sum of the scores of all layout shifts that no input caused. */
  layoutShift: number;
  /** `null` until then. */
  interactive: number | null;
}

/** What the types of the DOM do not have yet. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

/** The global that holds them. */
export interface Observed {
  benchVitals: Vitals;
}

/**
 * Runs in the page before anything else. A page is interactive once the control is in the document
 * and has React's handlers, checked in every frame; without a control, once everything is loaded.
 */
export function observeVitals(control: string | null): void {
  const vitals: Vitals = {
    timeOrigin: performance.timeOrigin,
    largestPaint: 0,
    layoutShift: 0,
    interactive: null,
  };
  (globalThis as unknown as Observed).benchVitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

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
