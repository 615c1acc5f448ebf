import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Route } from '@emberite/sdk/page';
import type { ReleaseFiles } from '@emberite/sdk/release';
import type { BuildRecordFile, ChunkRecord } from '../build/record.ts';
import { sharedModules } from '../build/shared.ts';
import { compress } from '../store/compress.ts';
import type { Release, ReleaseFile, ReleaseRoute } from '../store/index.ts';
import { runNodeBundle } from '../store/nodeBundle.ts';
import { RefusedError } from './RefusedError.ts';

const compressible = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt']);

/** `sha384-…` of some bytes, as integrity attributes take it. */
export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** URL of a release's folder of browser files. */
export const baseOf = (name: string, id: string) => `/assets/${name}/${id}/`;

/** Copies the browser's files into the release, each also compressed, and lists them. */
async function packFiles(from: string, to: string): Promise<Release['files']> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== 'mf-stats.json').toSorted();
  const files = await Promise.all(
    names.map(async (name): Promise<[string, ReleaseFile]> => {
      const bytes = await readFile(join(from, name));
      await writeFile(join(to, name), bytes);
      const { br, gz } = compressible.has(extname(name))
        ? await compress(bytes)
        : { br: null, gz: null };
      if (br) await writeFile(join(to, `${name}.br`), br);
      if (gz) await writeFile(join(to, `${name}.gz`), gz);
      const brotli = br?.length ?? bytes.length;
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length, brotli }];
    }),
  );
  return Object.fromEntries(files);
}

/**
 * Which module a route's page comes from. The Node bundle keeps module names readable, so the
 * compiled `import()` tells.
 */
function pageModuleOf(build: BuildRecordFile, route: Route): ChunkRecord {
  const name = /"(\.\/src\/[^"]+?)(?: \+ \d+ modules)?"/.exec(String(route.page))?.[1];
  const found = name && build.imports[name];
  if (!found) {
    throw new RefusedError(
      `${build.name} has no page for ${route.path}: give the route page: () => import('./feature/FeaturePage.tsx') and build again.`,
    );
  }
  return found;
}

function packRoute(build: BuildRecordFile, route: Route): ReleaseRoute {
  const { page: _, prerender = false, ...data } = route;
  const page = pageModuleOf(build, route);
  const chunks = [build.routes, page];
  // The guard of a page that is not public asks the API who is there, whatever the page does.
  const needed = new Set(Object.keys(page.shared));
  if (route.access !== 'public') needed.add('@emberite/sdk/api');
  const lazy = [...needed].filter(
    (name) => sharedModules[name as keyof typeof sharedModules]?.eager === false,
  );
  return {
    ...data,
    remote: build.name,
    prerender,
    js: chunks.flatMap(({ js }) => js),
    css: chunks.flatMap(({ css }) => css),
    shared: lazy,
  };
}

function provided(build: BuildRecordFile): Release['provides'] {
  return Object.fromEntries(
    Object.entries(build.provides).map(([name, version]) => [
      name,
      { version, js: build.imports[name]?.js ?? [] },
    ]),
  );
}

/**
 * Makes a release out of a build's `dist` folder, in `folder`. The id is a hash of all there is in
 * it, so the same build has the same id wherever it is packed.
 */
export async function pack(dist: string, folder: string, commit: string | null): Promise<Release> {
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildRecordFile;
  await cp(join(dist, 'node'), join(folder, 'node'), { recursive: true });
  const browser = join(folder, 'browser');
  const files = await packFiles(join(dist, 'browser'), browser);
  const bundle =
    build.kind === 'remote' ? await runNodeBundle<{ default: Route[] }>(folder, {}) : null;
  const chunks = [build.entry, build.routes, ...Object.values(build.imports)];
  const content: Omit<Release, 'id' | 'commit'> = {
    name: build.name,
    version: build.version,
    kind: build.kind,
    files,
    entry: build.entry.js,
    css: build.entry.css.map(({ file }) => file),
    routes: (bundle?.default ?? []).map((route) => packRoute(build, route)),
    requires: Object.assign({}, ...chunks.map(({ shared }) => shared)) as Record<string, string>,
    provides: provided(build),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(content))
    .update(await readFile(join(folder, 'node/index.cjs')));
  const release = {
    ...content,
    id: `${build.version}-${hash.digest('hex').slice(0, 12)}`,
    commit,
  };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** What browsers read of a release when they go to one of its pages from another remote's. */
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
