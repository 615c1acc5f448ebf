import type { FailReason } from './recorder.ts';

/** A failure with a known reason. The message is for the log, not for members. */
export class RecorderError extends Error {
  override name = 'RecorderError';
  reason: FailReason;

  constructor(reason: FailReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const reasons: Record<string, FailReason> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'unsupported',
};

/** Returns the reason for an error of the browser's camera or recorder. */
export function failReason(error: unknown): FailReason {
  if (error instanceof RecorderError) return error.reason;
  const name = error instanceof Error ? error.name : '';
  return reasons[name] ?? 'broken';
}
