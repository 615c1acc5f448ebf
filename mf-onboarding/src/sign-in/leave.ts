import { loadClient } from './client.ts';

/**
 * Leaves for a provider's sign-in. Rejects if Ember cannot be reached, so that this page can say
 * so: the browser would show its own error page, without a way back.
 */
export async function leaveFor(url: string): Promise<void> {
  const { authMe } = await loadClient();
  await authMe({});
  location.assign(url);
}
