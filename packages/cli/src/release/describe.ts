import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from '../build/recordFile.ts';
import type { BuildRecordFile, ChunkRecord } from '../build/recordFile.ts';
import type { DeclaredRoute } from '@emberite/release/routes';
import type { Release, ReleasePart, ReleaseRoute } from '@emberite/release';
import type { PageFiles } from '@emberite/release/data';
import { observe } from './observe.ts';
import { readParts, readRoutes } from '@emberite/release/routes';
import { RefusedError } from '@emberite/release';

/** Returns the routes and parts that a remote's bundle for Node declares, with the files that each requests. */
async function observeRoutes(
  build: BuildRecordFile,
  dist: string,
): Promise<Pick<Release, 'routes' | 'parts'>> {
  const seen = await observe(build.name, 'remote', dist);
  const observed = 'routes' in seen ? seen : { routes: null, parts: {} };
  /** The chunks that some files of the bundle for Node stand for. Refuses what has none. */
  function chunksOf(requested: string[], what: string, hint: string): ChunkRecord[] {
    const modules = requested.flatMap((file) => build.nodeChunks[file] ?? []);
    const chunks = modules.flatMap((name) => build.imports[name] ?? []);
    if (chunks.length > 0) return chunks;
    throw new RefusedError(`${build.name} has no ${what}. Add ${hint} and build again.`);
  }
  const routes = readRoutes(
    build.name,
    observed.routes?.map(({ data }) => data),
  );
  const parts = readParts(
    build.name,
    Object.fromEntries(Object.entries(observed.parts).map(([name, { data }]) => [name, data])),
  );
  const offered = Object.entries(parts).map(
    ([name, { part: _part, ...data }]): [string, ReleasePart] => {
      const chunks = chunksOf(
        observed.parts[name]!.requested,
        `part ${name}`,
        "part: () => import('./feature/Thing.tsx') to it",
      );
      return [name, { ...data, ...filesOf(build, chunks) }];
    },
  );
  return {
    routes: routes.map((route, index) => {
      const page = chunksOf(
        observed.routes![index]!.requested,
        `page for ${route.path}`,
        "page: () => import('./feature/FeaturePage.tsx') to the route",
      );
      return { ...packRoute(build, route, page), ...newcomerOf(build, route) };
    }),
    ...(offered.length > 0 && { parts: Object.fromEntries(offered) }),
  };
}

/** The files that a page or a part needs besides the entry, and `more` shared modules. */
function filesOf(build: BuildRecordFile, chunks: ChunkRecord[], more: string[] = []): PageFiles {
  const needed = new Set([...more, ...chunks.flatMap(({ shared }) => Object.keys(shared))]);
  const styles = [build.entry, ...chunks].flatMap(({ css }) => css);
  return {
    js: [...new Set(chunks.flatMap(({ js }) => js))],
    // Chunks can share a stylesheet.
    css: [...new Map(styles.map((style) => [style.file, style])).values()],
    shared: build.lazy.filter((name) => needed.has(name)),
  };
}

function packRoute(
  build: BuildRecordFile,
  route: DeclaredRoute,
  page: ChunkRecord[],
): ReleaseRoute {
  const { page: _page, newcomer: _newcomer, prerender = false, ...data } = route;
  // The guard of a non-public page asks the API who is signed in, whatever the page does.
  const more = route.access === 'public' ? [] : ['@emberite/sdk/api'];
  return { ...data, remote: build.name, prerender, ...filesOf(build, page, more) };
}

/** What a page also needs for newcomers. Refuses a module that no page imports by itself. */
function newcomerOf(
  build: BuildRecordFile,
  { path, newcomer }: DeclaredRoute,
): Pick<ReleaseRoute, 'newcomer'> {
  if (newcomer === undefined) return {};
  const chunk = build.imports[newcomer.replace(/^\./, './src')];
  if (chunk) return { newcomer: filesOf(build, [chunk]) };
  throw new RefusedError(
    `${build.name} shows newcomers ${newcomer} at ${path}, but imports no such module. Import it in the page: lazy(() => import(…)).`,
  );
}

/** What a host provides. Its bundle for Node has the shared modules, so it knows their exports. */
async function provided(build: BuildRecordFile, dist: string): Promise<Release['provides']> {
  const seen = existsSync(join(dist, 'node')) ? await observe(build.name, 'host', dist) : null;
  const exports: Record<string, string[]> = seen && 'exports' in seen ? seen.exports : {};
  return Object.fromEntries(
    Object.entries(build.provides).map(([name, version]) => [
      name,
      { version, js: build.imports[name]?.js ?? [], exports: exports[name] },
    ]),
  );
}

/** By name: a compiler that works on several modules at once puts them in another order each time. */
const sorted = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Describes the release of a build, from its record and its bundle for Node. */
export async function describeBuild(
  dist: string,
): Promise<Omit<Release, 'id' | 'commit' | 'files' | 'node' | 'maps'>> {
  const build = await readBuild(dist);
  const declared = build.kind === 'remote' ? await observeRoutes(build, dist) : { routes: [] };
  const chunks = [build.entry, ...Object.values(build.imports)];
  return {
    name: build.name,
    version: build.version,
    kind: build.kind,
    ...(build.budget && { budget: build.budget }),
    entry: build.entry.js,
    css: build.entry.css.map(({ file }) => file),
    ...declared,
    requires: sorted(Object.assign({}, build.requires, ...chunks.map(({ shared }) => shared))),
    uses: build.uses,
    provides: build.kind === 'host' ? await provided(build, dist) : {},
  };
}
