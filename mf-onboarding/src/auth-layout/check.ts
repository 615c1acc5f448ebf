import type { Action } from '@emberite/sdk/action';

/** The state of a check that a page runs on its own. */
export interface Check {
  /** Why it can never succeed; null while it still can. */
  refused: string | null;
  /** The underlying call, which can fail and be tried again. */
  attempt: Action['state'];
}

/** Returns why a check failed and whether trying again may help; null if it has not failed. */
export function failureOf({ refused, attempt }: Check): { message: string; again: boolean } | null {
  if (refused !== null) return { message: refused, again: false };
  const { progress } = attempt;
  return progress.status === 'failed' ? { message: progress.message, again: true } : null;
}
