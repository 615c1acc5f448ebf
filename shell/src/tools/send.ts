import type { VisitReport } from '@emberite/release/reports';
import { viewId } from '../remotes/view.ts';

/** Sends a report to the gateway, also from a page that is being left. */
export function send<Report extends VisitReport>(report: Omit<Report, 'view'>): void {
  const body = JSON.stringify({ view: viewId(), ...report });
  navigator.sendBeacon('/telemetry', new Blob([body], { type: 'application/json' }));
}
