import type { ReleaseFiles, VerifiedUrl } from '@emberite/sdk/release';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

/** The site's only Trusted Types policy. It creates nothing but import maps with integrity values. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('ember', {
  createScript: (text) => JSON.stringify({ integrity: JSON.parse(text) as unknown }),
});

const listed = new Set<string>();

/** Records that the document's own import map already lists the files of these releases. */
export function markListed(releases: ReleaseFiles[]): void {
  for (const { base } of releases) listed.add(base);
}

/** Adds the hashes of a release's JavaScript files to the import map, before any of them is loaded. */
export function listIntegrity({ base, integrity }: ReleaseFiles): void {
  if (listed.has(base)) return;
  listed.add(base);
  const entries = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
  const text = JSON.stringify(
    Object.fromEntries(entries.map(([file, hash]) => [base + file, hash])),
  );
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = policy ? policy.createScript(text) : `{"integrity":${text}}`;
  document.head.append(script);
}

/** Fetches a JSON file and verifies its hash. Rejects if the hash or the status is wrong. */
export async function fetchVerified<T>({ url, integrity }: VerifiedUrl): Promise<T> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return (await response.json()) as T;
}

/** Starts fetching modules in parallel. */
export function preload(modules: VerifiedUrl[]): void {
  for (const { url, integrity } of modules) {
    if (document.querySelector(`link[rel=modulepreload][href="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.integrity = integrity;
    document.head.append(link);
  }
}
