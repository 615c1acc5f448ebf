import { completeNotice } from '@emberite/sdk/notices';

const keys = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Records that something exists only in this tab, because the browser's storage is full or blocked:
 * shows `message`, and lets the browser ask before the tab is closed. Null: it is stored now, or
 * there is nothing left to lose.
 */
export function onlyHere(key: string, message: string | null): void {
  // There is no tab in builds and in tests of plain logic.
  if (typeof document === 'undefined') return;
  if (message === null) {
    if (keys.delete(key) && keys.size === 0) removeEventListener('beforeunload', ask);
  } else if (!keys.has(key)) {
    keys.add(key);
    addEventListener('beforeunload', ask);
    completeNotice(message, 'danger');
  }
}
