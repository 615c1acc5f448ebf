import { chunkImporter } from '@emberite/release/data';
import type { PartFiles, ReleaseFiles, VerifiedUrl } from '@emberite/release/data';
import { FileError } from './blocked.ts';
import { createCache } from './cache.ts';
import { arrive, patiently, TimeoutError } from './patience.ts';

/** The hashes of modules, by URL, without those that the document's import map lists. */
const hashes = new Map<string, string>();

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The site's only Trusted Types policy. It creates nothing but URLs of modules with a known hash. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('ember', {
  createScriptURL(url) {
    if (hashes.has(url)) return url;
    throw new TypeError(`No release lists ${url}.`);
  },
});

/** The releases whose files are listed. */
const listed = new Map<string, ReleaseFiles>();

/** Records a release. Returns false if it is known already. */
function isNew(release: ReleaseFiles | PartFiles): boolean {
  const key = release.base + release.id + ('list' in release);
  return !listed.has(key) && Boolean(listed.set(key, release));
}

/** Records that the document's own import map already lists the files of these releases. */
export const markListed = (releases: ReleaseFiles[]): void => releases.forEach(isNew);

/**
 * The id of the first known release that has the file at a path. A document lists only the files of its own page, so
 * any other file counts as one of its remote's first release; undefined if none of the remote is known.
 */
export function releaseWith(path: string): string | undefined {
  const known = [...listed.values()].filter(({ base }) => path.startsWith(base));
  const having = known.find(({ base, integrity }) => path.slice(base.length) in integrity);
  return (having ?? known[0])?.id;
}

/** Records the hashes of a release's JavaScript files, before any of them is loaded. */
export function listIntegrity(release: ReleaseFiles): void {
  if (!isNew(release)) return;
  const { base, integrity } = release;
  for (const [file, hash] of Object.entries(integrity)) {
    if (file.endsWith('.js')) hashes.set(new URL(base + file, document.baseURI).href, hash);
  }
}

/**
 * Fetches JSON of the site, and verifies its hash if it has one. Rejects if the hash or the status is wrong, and with a
 * {@link FileError} if there is no response.
 */
export async function fetchJson<T>(url: string, integrity = ''): Promise<T> {
  const response = await arrive(url, { integrity }).catch((error: unknown) => {
    throw error instanceof TimeoutError ? error : new FileError(url, integrity, error);
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return (await response.json()) as T;
}

const loading = createCache<void>();

/**
 * Loads a module with a script element that has its hash, so that a later `import()` makes no
 * request. Rejects if it does not arrive or has another hash. A `modulepreload` is not verified
 * everywhere.
 */
const load = (url: string, integrity: string): Promise<void> =>
  loading(
    url,
    () =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve());
        script.addEventListener('error', () => {
          script.remove();
          reject(new FileError(url, integrity));
        });
        script.type = 'module';
        script.fetchPriority = 'high';
        script.integrity = integrity;
        script.src = policy ? policy.createScriptURL(url) : url;
        document.head.append(script);
      }),
  );

/** Starts fetching modules in parallel; in development they have no hash, and nothing is done. */
export function preload(modules: VerifiedUrl[]): void {
  for (const { url, integrity } of modules) {
    if (!integrity || document.querySelector(`script[src="${url}"]`)) continue;
    const { href } = new URL(url, document.baseURI);
    hashes.set(href, integrity);
    load(href, integrity).catch(() => {});
  }
}

/** What browsers say if a module did not load; a module that throws says something else. */
const notLoaded = /dynamically imported module|module script/i;

const lists = createCache<ReleaseFiles>();

/** The hash of a module that a part loads later: it is in the list of the part's release. */
async function laterHash(href: string): Promise<string | undefined> {
  let failed: unknown;
  for (const release of listed.values()) {
    if (!('list' in release)) continue;
    const { base, list } = release as PartFiles;
    if (!href.startsWith(new URL(base, document.baseURI).href)) continue;
    // The release that runs may be the one after this one.
    await lists(list.url, () => fetchJson(list.url, list.integrity)).then(
      listIntegrity,
      (error: unknown) => (failed = error),
    );
    if (hashes.has(href)) return hashes.get(href);
  }
  if (failed !== undefined) throw failed;
  return undefined;
}

/**
 * Imports a module. If its hash was recorded here, it is verified first: after a wrong hash, a
 * browser without `Integrity-Policy` would fetch it again and run it. Rejects with a
 * {@link FileError} if it does not arrive.
 */
export async function importModule<T>(url: string): Promise<T> {
  const { href } = new URL(url, document.baseURI);
  const hash = hashes.get(href) ?? (await laterHash(href));
  if (hash !== undefined) await load(href, hash);
  return import(/* webpackIgnore: true */ href).catch((error: unknown) => {
    if (!(error instanceof TypeError && notLoaded.test(error.message))) throw error;
    throw new FileError(href, undefined, error);
  }) as Promise<T>;
}

/**
 * Imports a module for code that runs. One that stands still is given up and forgotten, so that it can be asked for
 * again.
 */
const importLater = (url: string) =>
  patiently(importModule(url), [url]).catch((error) => {
    document.querySelector(`script[src$="${url}"]`)?.dispatchEvent(new Event('error'));
    throw error;
  });

Object.assign(globalThis, { [chunkImporter]: importLater });
