import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@emberite/sdk/page';
import type { ReleaseFiles } from '@emberite/sdk/release';
import type { BuildRecordFile, ChunkRecord } from '../build/record.ts';
import { sharedModules } from '../build/shared.ts';
import { writeEncoded } from '../store/compress.ts';
import type { Release, ReleaseFile, ReleaseRoute } from '../store/index.ts';
import { runNodeBundle } from '../store/nodeBundle.ts';
import { fileName, readBuild } from './buildRecord.ts';
import { withDeadline } from './deadline.ts';
import { RefusedError } from './RefusedError.ts';
import { readRoutes } from './routes.ts';

/** Returns `sha384-…` of some bytes, the format of integrity attributes. */
export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** URL of a release's folder of browser files. */
export const baseOf = (name: string, id: string) => `/assets/${name}/${id}/`;

/**
 * The names of the files in a folder of a build. Refuses everything else there: a link would publish
 * whatever file of this machine it points to.
 */
async function filesIn(folder: string): Promise<string[]> {
  if (!(await lstat(folder)).isDirectory()) throw new RefusedError(`${folder} is no folder.`);
  const entries = await readdir(folder, { withFileTypes: true });
  const other = entries.find((one) => !one.isFile() || !fileName.safeParse(one.name).success);
  if (other) {
    throw new RefusedError(
      `${join(folder, other.name)} cannot be published. A build has only plain files, no links or folders, named with letters, digits and .-_.`,
    );
  }
  return entries.map(({ name }) => name).toSorted();
}

/**
 * Copies a build's browser files to the release, adds compressed copies, and lists them. Source maps
 * go to a folder of their own, which is not served.
 */
export async function packFiles(dist: string, folder: string): Promise<Release['files']> {
  const [from, to, maps] = [join(dist, 'browser'), join(folder, 'browser'), join(folder, 'maps')];
  await mkdir(to, { recursive: true });
  await mkdir(maps);
  const names = (await filesIn(from)).filter((name) => name !== 'mf-stats.json');
  const files = await Promise.all(
    names.map(async (name): Promise<[string, ReleaseFile][]> => {
      if (name.endsWith('.js.map')) await cp(join(from, name), join(maps, name));
      if (name.endsWith('.map')) return [];
      const bytes = await readFile(join(from, name));
      const brotli = await writeEncoded(join(to, name), bytes);
      return [[name, { integrity: integrityOf(bytes), bytes: bytes.length, brotli }]];
    }),
  );
  return Object.fromEntries(files.flat());
}

/**
 * Runs a remote's bundle for Node and calls every route's `page()` to see which chunk it requests.
 * The chunk itself is not loaded: it would need the host's modules.
 */
async function observeRoutes(
  build: BuildRecordFile,
  dist: string,
): Promise<{ route: Route; page: ChunkRecord[] }[]> {
  const requested = new Set<string>();
  const remote = runNodeBundle<{ default: Route[] }>(
    dist,
    {},
    {
      loadChunk(file) {
        requested.add(file);
        return { ids: [], modules: {} };
      },
    },
  );
  const observed = [];
  for (const route of readRoutes(build.name, remote.default)) {
    requested.clear();
    // Without its chunk, the page always fails.
    const failing = (async () => route.page())().catch(() => {});
    await withDeadline(`${build.name} has been loading the page of ${route.path}`, failing);
    const modules = [...requested].flatMap((file) => build.nodeChunks[file] ?? []);
    const page = modules.flatMap((name) => build.imports[name] ?? []);
    if (page.length === 0) {
      throw new RefusedError(
        `${build.name} has no page for ${route.path}. Add page: () => import('./feature/FeaturePage.tsx') to the route and build again.`,
      );
    }
    observed.push({ route, page });
  }
  return observed;
}

function packRoute(build: BuildRecordFile, route: Route, page: ChunkRecord[]): ReleaseRoute {
  const { page: _, prerender = false, ...data } = route;
  // The guard of a non-public page asks the API who is signed in, whatever the page does.
  const needed = new Set(page.flatMap(({ shared }) => Object.keys(shared)));
  if (route.access !== 'public') needed.add('@emberite/sdk/api');
  const lazy = [...needed].filter(
    (name) => sharedModules[name as keyof typeof sharedModules]?.eager === false,
  );
  return {
    ...data,
    remote: build.name,
    prerender,
    js: [...new Set(page.flatMap(({ js }) => js))],
    css: uniqueStyles([build.entry, ...page]),
    shared: lazy,
  };
}

/** Chunks can share a stylesheet. */
const uniqueStyles = (chunks: ChunkRecord[]) => [
  ...new Map(chunks.flatMap(({ css }) => css).map((style) => [style.file, style])).values(),
];

function provided(build: BuildRecordFile): Release['provides'] {
  return Object.fromEntries(
    Object.entries(build.provides).map(([name, version]) => [
      name,
      { version, js: build.imports[name]?.js ?? [] },
    ]),
  );
}

/** Describes the release that a build would make, from its record and its bundle for Node. */
export async function describeBuild(
  dist: string,
): Promise<Omit<Release, 'id' | 'commit' | 'files'>> {
  const build = await readBuild(dist);
  const routes = build.kind === 'remote' ? await observeRoutes(build, dist) : [];
  const chunks = [build.entry, ...Object.values(build.imports)];
  return {
    name: build.name,
    version: build.version,
    kind: build.kind,
    entry: build.entry.js,
    css: build.entry.css.map(({ file }) => file),
    routes: routes.map(({ route, page }) => packRoute(build, route, page)),
    requires: Object.assign({}, build.requires, ...chunks.map(({ shared }) => shared)) as Record<
      string,
      string
    >,
    provides: provided(build),
  };
}

/**
 * Makes a release of a build's `dist` folder, in `folder`. The id is a hash of everything that runs,
 * so the same build has the same id wherever it is packed.
 */
export async function pack(dist: string, folder: string, commit: string | null): Promise<Release> {
  const files = await packFiles(dist, folder);
  // Before the bundle runs: a link is refused, not followed.
  const bundle = await filesIn(join(dist, 'node'));
  const content = { ...(await describeBuild(dist)), files };
  const hash = createHash('sha256').update(JSON.stringify(content));
  await mkdir(join(folder, 'node'), { recursive: true });
  for (const name of bundle) {
    const bytes = await readFile(join(dist, 'node', name));
    await writeFile(join(folder, 'node', name), bytes);
    hash.update(name).update(bytes);
  }
  const release: Release = {
    ...content,
    id: `${content.version}-${hash.digest('hex').slice(0, 12)}`,
    commit,
  };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

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
