import { prefillKey } from '@emberite/sdk/prefill/key';

/**
 * Whether another page has stored an invite code for the welcome. Asks the storage itself: the store
 * is loaded only if there is one.
 */
export function hasStoredCode(): boolean {
  try {
    const entry = JSON.parse(localStorage.getItem(prefillKey) ?? 'null') as {
      value?: { inviteCode?: unknown };
    } | null;
    return entry?.value?.inviteCode !== undefined;
  } catch {
    return false;
  }
}
