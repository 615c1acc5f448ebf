import type {
  DocumentReport,
  FailureReport,
  VisitReport,
  VitalsReport,
} from '@emberite/release/reports';

/** Where reports go. */
export const reportPath = '/telemetry';

/** The id of this document's view, if its response has one: while there is a canary. */
export function viewId(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.serverTiming?.find(({ name }) => name === 'view')?.description;
}

/** Sends a report to the gateway, also from a page that is being left. */
export const send = (report: VisitReport | FailureReport | VitalsReport | DocumentReport) =>
  navigator.sendBeacon(
    reportPath,
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
