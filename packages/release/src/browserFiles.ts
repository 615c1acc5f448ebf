import type { ReleaseFiles } from './data.ts';
import type { Release } from './model.ts';

/** URL of a release's folder of browser files. */
export const baseOf = (name: string, id: string) => `/assets/${name}/${id}/`;

/** The part of a release that browsers fetch when they navigate to one of its pages from another remote. */
export function browserFiles(release: Release): ReleaseFiles {
  const entries = Object.entries(release.files).filter(([name]) => /\.(js|css)$/.test(name));
  return {
    id: release.id,
    base: baseOf(release.name, release.id),
    entry: release.entry[0] ?? '',
    integrity: Object.fromEntries(entries.map(([name, { integrity }]) => [name, integrity])),
    pages: Object.fromEntries(
      release.routes.map(({ path, js, css, shared }) => [path, { js, css, shared }]),
    ),
  };
}
