import type { Action } from '@emberite/sdk/action';

/** Where a check stands that a page makes by itself. */
export interface Check {
  /** Why it can never succeed; null as long as it may. */
  refused: string | null;
  /** The call behind it, which can fail and be tried again. */
  attempt: Action['state'];
}

/** What went wrong with a check, and whether trying again may help; null while nothing did. */
export function failureOf({ refused, attempt }: Check): { message: string; again: boolean } | null {
  if (refused !== null) return { message: refused, again: false };
  const { progress } = attempt;
  return progress.status === 'failed' ? { message: progress.message, again: true } : null;
}
