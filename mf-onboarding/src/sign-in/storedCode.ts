import { prefillKey } from '@emberite/sdk/prefill/key';

/**
 * Whether another page has stored an invite code for the welcome of a visitor, or of the user who is
 * signed in. Asks the storage itself: the store is loaded only if there is one.
 */
export function hasStoredCode(userId: string | null): boolean {
  try {
    const { owner, value } = JSON.parse(localStorage.getItem(prefillKey) ?? '{}') as {
      owner?: string | null;
      value?: { inviteCode?: unknown };
    };
    return (!owner || owner === userId) && value?.inviteCode !== undefined;
  } catch {
    return false;
  }
}

/** Forgets the stored code: members need no invite code, and would be asked at sign-out whether to keep it. */
export function forgetStoredCode(): void {
  try {
    localStorage.removeItem(prefillKey);
  } catch {
    // Nothing is stored here.
  }
}
