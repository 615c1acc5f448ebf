import { isOffline } from '@emberite/sdk/offline';
import { createCache } from './cache.ts';
import { isReachable } from './reachable.ts';
import { withTimeout } from './timeout.ts';

/** A file of a release that did not load. `integrity` is its hash, unless the document's import map lists it. */
export class FileError extends Error {
  readonly url: string;
  readonly integrity: string | undefined;
  constructor(url: string, integrity?: string, cause?: unknown) {
    super(`The file ${url} did not load.`, { cause });
    this.url = url;
    this.integrity = integrity;
  }
}

/** Timeout in milliseconds for asking for a file again. */
const timeout = 3000;

/** The file that an error is about, also of a module that the bundler has imported. */
function fileOf(error: unknown): FileError | null {
  if (error instanceof FileError) return error;
  const [, url] = /dynamically imported module: (\S+)$/.exec(String(error)) ?? [];
  return url ? new FileError(url) : null;
}

/** The hash of a module in the document's import map. */
function listedHash(url: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return integrity[new URL(url).pathname];
}

/** Whether the site serves a file, and the browser refuses it. */
async function isRefused({ url, integrity = listedHash(url) }: FileError): Promise<boolean> {
  if (!integrity || isOffline()) return false;
  const again = await withTimeout(fetch(url, { cache: 'reload' }), timeout).catch(
    (error: unknown) => error,
  );
  // A blocker that refuses every request for the file, or only those for code.
  if (again instanceof TypeError) return isReachable();
  if (!(again instanceof Response && again.ok)) return false;
  // From the cache, and only if nothing has changed it.
  return fetch(url, { integrity }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const known = createCache<boolean>();

/**
 * Whether an error says that this browser refuses a file of a healthy release, e.g. for a content
 * blocker. Never rejects.
 */
export async function isBlocked(error: unknown): Promise<boolean> {
  const file = fileOf(error);
  return file !== null && known(file.url, () => isRefused(file)).catch(() => false);
}
