import { createCache } from './cache.ts';

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

/** What an error says. Not everything that is thrown can be a text. */
export function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '';
  }
}

/** The file that an error is about, also of a module that the bundler has imported. */
function fileOf(error: unknown): FileError | null {
  if (error instanceof FileError) return error;
  const [, url] = /dynamically imported module: (\S+)$/.exec(textOf(error)) ?? [];
  return url ? new FileError(url) : null;
}

const known = createCache<boolean>();

/**
 * Whether an error says that this browser refuses a file of a healthy release, e.g. for a content
 * blocker. Never rejects.
 */
export async function isBlocked(error: unknown): Promise<boolean> {
  const file = fileOf(error);
  return (
    file !== null &&
    known(file.url, async () =>
      (await import(/* webpackChunkName: 'rare' */ './refused.ts')).isRefused(file),
    ).catch(() => false)
  );
}
