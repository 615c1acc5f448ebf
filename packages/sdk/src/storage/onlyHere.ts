import { dismissNotice, notices, showNotice } from '@emberite/sdk/notices';

/** What is shown for each thing that is only here, by its key. */
const messages = new Map<string, string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Records that something exists only in this tab, because the browser's storage is full or blocked:
 * shows `message` until it is dismissed, and lets the browser ask before the tab is closed. Null: it
 * is stored now, or there is nothing left to lose.
 */
export function onlyHere(key: string, message: string | null): void {
  // There is no tab in builds and in tests of plain logic.
  if (typeof document === 'undefined') return;
  if (message === null) {
    const shown = messages.get(key);
    messages.delete(key);
    const left = [...messages.values()];
    if (left.length === 0) removeEventListener('beforeunload', ask);
    if (shown && notices.message === shown && !left.includes(shown)) dismissNotice();
  } else if (!messages.has(key)) {
    messages.set(key, message);
    addEventListener('beforeunload', ask);
    showNotice(message, 'danger');
  }
}
