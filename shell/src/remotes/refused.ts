import { isOffline } from '@emberite/sdk/offline';
import type { FileError } from './blocked.ts';
import { isReachable } from './reachable.ts';
import { arrive } from './patience.ts';

/** The hash of a module in the document's import map. */
function listedHash(url: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return integrity[new URL(url).pathname];
}

/** Whether the site serves a file, and the browser refuses it. */
export async function isRefused({ url, integrity = listedHash(url) }: FileError): Promise<boolean> {
  if (!integrity || isOffline()) return false;
  try {
    if (!(await arrive(url, { cache: 'reload' })).ok) return false;
  } catch (error) {
    // A blocker that refuses every request for the file, or only those for code.
    return error instanceof TypeError && isReachable();
  }
  // From the cache, and only if nothing has changed it.
  return fetch(url, { integrity }).then(
    ({ ok }) => ok,
    () => false,
  );
}
