import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecordFile, ChunkRecord } from '../build/record.ts';
import { readBuild } from './buildRecord.ts';
import type { DeclaredRoute, Release, ReleaseRoute } from '@emberite/release';
import { observe } from './observe.ts';
import { readRoutes, RefusedError } from '@emberite/release';

/** Returns the routes that a remote's bundle for Node declares, with the chunks that their pages request. */
async function observeRoutes(
  build: BuildRecordFile,
  dist: string,
): Promise<{ route: DeclaredRoute; page: ChunkRecord[] }[]> {
  const seen = await observe(build.name, 'remote', dist);
  const observed = 'routes' in seen ? seen.routes : null;
  const routes = readRoutes(
    build.name,
    observed?.map(({ data }) => data),
  );
  return routes.map((route, index) => {
    const modules = observed![index]!.requested.flatMap((file) => build.nodeChunks[file] ?? []);
    const page = modules.flatMap((name) => build.imports[name] ?? []);
    if (page.length === 0) {
      throw new RefusedError(
        `${build.name} has no page for ${route.path}. Add page: () => import('./feature/FeaturePage.tsx') to the route and build again.`,
      );
    }
    return { route, page };
  });
}

function packRoute(
  build: BuildRecordFile,
  route: DeclaredRoute,
  page: ChunkRecord[],
): ReleaseRoute {
  const { page: _, prerender = false, ...data } = route;
  // The guard of a non-public page asks the API who is signed in, whatever the page does.
  const needed = new Set(page.flatMap(({ shared }) => Object.keys(shared)));
  if (route.access !== 'public') needed.add('@emberite/sdk/api');
  return {
    ...data,
    remote: build.name,
    prerender,
    js: [...new Set(page.flatMap(({ js }) => js))],
    css: uniqueStyles([build.entry, ...page]),
    shared: build.lazy.filter((name) => needed.has(name)),
  };
}

/** Chunks can share a stylesheet. */
const uniqueStyles = (chunks: ChunkRecord[]) => [
  ...new Map(chunks.flatMap(({ css }) => css).map((style) => [style.file, style])).values(),
];

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

/** Describes the release of a build, from its record and its bundle for Node. */
export async function describeBuild(
  dist: string,
): Promise<Omit<Release, 'id' | 'commit' | 'files' | 'node' | 'maps'>> {
  const build = await readBuild(dist);
  const routes = build.kind === 'remote' ? await observeRoutes(build, dist) : [];
  const chunks = [build.entry, ...Object.values(build.imports)];
  return {
    name: build.name,
    version: build.version,
    kind: build.kind,
    ...(build.budget && { budget: build.budget }),
    entry: build.entry.js,
    css: build.entry.css.map(({ file }) => file),
    routes: routes.map(({ route, page }) => packRoute(build, route, page)),
    requires: Object.assign({}, build.requires, ...chunks.map(({ shared }) => shared)) as Record<
      string,
      string
    >,
    uses: build.uses,
    provides: build.kind === 'host' ? await provided(build, dist) : {},
  };
}
