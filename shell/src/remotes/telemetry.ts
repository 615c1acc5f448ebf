import { isOffline } from '@emberite/sdk/offline';
import type { FailureReport } from '@emberite/sdk/release';

/** A failure with the thrown error. */
interface Failure extends Omit<FailureReport, 'message' | 'stack'> {
  error: unknown;
}

const reported = new Set<string>();

/**
 * Reports a failed release to the gateway, once for each document, release and kind. What fails offline
 * is no failure of the release.
 */
export function report(failure: Failure): void {
  if (isOffline()) return;
  const key = `${failure.remote} ${failure.release} ${failure.kind}`;
  if (reported.has(key)) return;
  reported.add(key);
  const { error, ...rest } = failure;
  const message = String(error).slice(0, 2000);
  const stack = error instanceof Error ? error.stack?.slice(0, 3000) : undefined;
  const body = new Blob([JSON.stringify({ ...rest, message, stack })], {
    type: 'application/json',
  });
  navigator.sendBeacon('/telemetry', body);
}
