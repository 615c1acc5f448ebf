/**
 * Locks that tell the tabs of this browser which recordings are being uploaded. The browser
 * releases those of a closed tab. Without this API, tabs do not know about each other.
 */

const lockOf = (promptId: string, owner: string) => `ember.upload.${owner}.${promptId}`;

const manager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Runs `work`, an upload, once no tab uploads a recording for the same prompt. */
export async function withUploadLock<T>(
  promptId: string,
  owner: string,
  work: () => Promise<T>,
): Promise<T> {
  return manager()?.request(lockOf(promptId, owner), work) ?? work();
}

/** Returns a check whether a tab is uploading the user's recording for a prompt right now. */
export async function uploadsNow(owner: string): Promise<(promptId: string) => boolean> {
  const { held = [] } = (await manager()?.query()) ?? {};
  const uploading = held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name);
  return (promptId) => uploading.includes(lockOf(promptId, owner));
}

/** Resolves when no tab uploads the user's recording for a prompt any more. */
export async function uploadEnded(promptId: string, owner: string): Promise<void> {
  await manager()?.request(lockOf(promptId, owner), { mode: 'shared' }, () => {});
}
