import { completeNotice } from '@emberite/sdk/notices';

const keys = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Records that something is only in this tab, because the browser is full or keeps nothing: says so with `message`,
 * and lets the browser ask before the tab is closed. Null: it is kept now, or there is nothing to lose any more.
 */
export function onlyHere(key: string, message: string | null): void {
  // A build and a test of plain logic have no tab.
  if (typeof document === 'undefined') return;
  if (message === null) {
    if (keys.delete(key) && keys.size === 0) removeEventListener('beforeunload', ask);
  } else if (!keys.has(key)) {
    keys.add(key);
    addEventListener('beforeunload', ask);
    completeNotice(message, 'danger');
  }
}
