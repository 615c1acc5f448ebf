import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Route } from '@emberite/sdk/page';
import type { BuildRecordFile, ChunkRecord } from '../build/record.ts';
import { readBuild } from './buildRecord.ts';
import { withDeadline } from './deadline.ts';
import type { Release, ReleaseRoute } from './model.ts';
import { nodeModules, runNodeBundle } from './nodeBundle.ts';
import { RefusedError } from './RefusedError.ts';
import { readRoutes } from './routes.ts';

const require = createRequire(import.meta.url);

/** Reads the files of a build's bundle for Node. */
const reader = (dist: string) => (file: string) => readFileSync(join(dist, 'node', file), 'utf8');

/**
 * Runs a remote's bundle for Node and calls every route's `page()` to see which chunk it requests.
 * The chunk itself is not loaded: it would need the host's modules.
 */
async function observeRoutes(
  build: BuildRecordFile,
  dist: string,
): Promise<{ route: Route; page: ChunkRecord[] }[]> {
  const requested = new Set<string>();
  const remote = runNodeBundle<{ default: Route[] }>({
    read: reader(dist),
    modules: {},
    loadChunk(file) {
      requested.add(file);
      return { ids: [], modules: {} };
    },
  });
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
function provided(build: BuildRecordFile, dist: string): Release['provides'] {
  const modules = Object.fromEntries(nodeModules.map((name) => [name, require(name) as unknown]));
  const { shared = {} } = existsSync(join(dist, 'node'))
    ? runNodeBundle<{ shared?: Record<string, object> }>({ read: reader(dist), modules })
    : {};
  return Object.fromEntries(
    Object.entries(build.provides).map(([name, version]) => [
      name,
      {
        version,
        js: build.imports[name]?.js ?? [],
        exports: shared[name] && Object.keys(shared[name]).toSorted(),
      },
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
    provides: build.kind === 'host' ? provided(build, dist) : {},
  };
}
