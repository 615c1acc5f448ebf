import type { Release, ReleaseRoute } from '@emberite/release/responses';

/** The differences between two releases of a package. */
export interface Diff {
  routes: ({ path: string } & (
    | { change: 'added' | 'removed' }
    /** The fields that differ; `code` for the files of its page. */
    | { change: 'changed'; fields: string[] }
  ))[];
  /** The exports that it uses of shared modules. */
  uses: { module: string; added: string[]; removed: string[] }[];
  /** The versions of shared modules: that a remote requires, or that the shell provides. */
  shared: { module: string; from: string | null; to: string | null }[];
  /** Bytes with brotli, by kind of file; the kinds that both have are in it, too. */
  bytes: { kind: string; from: number; to: number }[];
}

const kinds = {
  JavaScript: /\.js$/,
  Styles: /\.css$/,
  Fonts: /\.woff2$/,
  Pictures: /\.(svg|png|webp)$/,
};

const kindOf = (file: string) =>
  Object.entries(kinds).find(([, pattern]) => pattern.test(file))?.[0] ?? 'Other files';

function bytesOf({ files }: Release): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [file, { brotli }] of Object.entries(files)) {
    const kind = kindOf(file);
    bytes[kind] = (bytes[kind] ?? 0) + brotli;
  }
  return bytes;
}

/** The keys of two objects, each once. */
const keysOf = (one: object, other: object) => Object.keys({ ...one, ...other });

const text = (value: unknown) => JSON.stringify(value) ?? '';

/** The fields of a route that differ in two releases. */
function changedFields(from: ReleaseRoute, to: ReleaseRoute): string[] {
  const { js, css, shared, ...one } = from;
  const { js: ownJs, css: ownCss, shared: ownShared, ...other } = to;
  const names = keysOf(one, other) as (keyof typeof one)[];
  const fields: string[] = names.filter((name) => text(one[name]) !== text(other[name]));
  const isOtherCode = text([js, css, shared]) !== text([ownJs, ownCss, ownShared]);
  return isOtherCode ? [...fields, 'code'] : fields;
}

function routesOf(from: Release, to: Release): Diff['routes'] {
  const routesIn = ({ routes }: Release): Record<string, ReleaseRoute> =>
    Object.fromEntries(routes.map((route) => [route.path, route]));
  const [before, after] = [routesIn(from), routesIn(to)];
  return keysOf(before, after)
    .toSorted()
    .flatMap((path): Diff['routes'] => {
      const [one, other] = [before[path], after[path]];
      if (!one) return [{ path, change: 'added' }];
      if (!other) return [{ path, change: 'removed' }];
      const fields = changedFields(one, other);
      return fields.length > 0 ? [{ path, change: 'changed', fields }] : [];
    });
}

function usesOf({ uses: before = {} }: Release, { uses: after = {} }: Release): Diff['uses'] {
  return keysOf(before, after)
    .toSorted()
    .map((module) => {
      const [one, other] = [before[module] ?? [], after[module] ?? []];
      return {
        module,
        added: other.filter((name) => !one.includes(name)),
        removed: one.filter((name) => !other.includes(name)),
      };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

/** The versions that a release requires of shared modules, or provides. */
const versionsOf = ({ requires, provides }: Release): Record<string, string> => ({
  ...requires,
  ...Object.fromEntries(Object.entries(provides).map(([name, { version }]) => [name, version])),
});

/** Compares two releases of a package. */
export function diff(from: Release, to: Release): Diff {
  const [oldVersions, versions] = [versionsOf(from), versionsOf(to)];
  const [oldBytes, bytes] = [bytesOf(from), bytesOf(to)];
  return {
    routes: routesOf(from, to),
    uses: usesOf(from, to),
    shared: keysOf(oldVersions, versions)
      .toSorted()
      .map((module) => ({
        module,
        from: oldVersions[module] ?? null,
        to: versions[module] ?? null,
      }))
      .filter((one) => one.from !== one.to),
    bytes: keysOf(oldBytes, bytes)
      .toSorted()
      .map((kind) => ({ kind, from: oldBytes[kind] ?? 0, to: bytes[kind] ?? 0 })),
  };
}
