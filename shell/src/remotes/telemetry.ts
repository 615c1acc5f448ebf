/** What went wrong while a page of a remote was brought to the screen. */
export type FailureKind = 'manifest' | 'style' | 'code' | 'timeout' | 'render';

export interface Failure {
  remote: string;
  release: string;
  path: string;
  kind: FailureKind;
  message: string;
}

const reported = new Set<string>();

/** Tells the gateway about a failed release, once for each document, release and kind. */
export function report(failure: Failure): void {
  const key = `${failure.remote} ${failure.release} ${failure.kind}`;
  if (reported.has(key)) return;
  reported.add(key);
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' });
  navigator.sendBeacon('/telemetry', body);
}
