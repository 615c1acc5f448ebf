/**
 * The process in which a build's bundle for Node runs: it reads the sources from stdin, and writes
 * what it observes to stdout. The bundle has no environment, files, network or other processes, so
 * nothing of the machine that builds gets into a release.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Observation, Observed } from './observe.ts';

type NodeBundle = typeof import('@emberite/release/nodeBundle');

// By its path: it may read no folder in which a package would be searched for.
const { nodeModules, runNodeBundle } = (await import(
  pathToFileURL(process.argv[2]!).href
)) as NodeBundle;

const { sources, kind } = JSON.parse(readFileSync(0, 'utf8')) as Observed;
const require = createRequire(import.meta.url);
const modules =
  kind === 'host'
    ? Object.fromEntries(nodeModules.map((name) => [name, require(name) as unknown]))
    : {};
const { stdout, permission, exit } = process;
// Everything is loaded now. Before Node 26, the right to read its own package remains.
permission.drop?.('fs');
// What the code prints would be part of the answer.
Object.assign(console, Object.fromEntries(Object.keys(console).map((name) => [name, () => {}])));
Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
// Before Node 25, the permission model does not refuse the network.
for (const name of ['fetch', 'WebSocket', 'EventSource']) {
  Object.defineProperty(globalThis, name, { value: undefined });
}

function read(file: string): string {
  const source = sources[file];
  if (source === undefined) throw new Error(`The build has no file ${file}`);
  return source;
}

/**
 * Calls the `page()` of every route and the `part()` of every part to see which chunks it requests. A chunk itself is not
 * loaded: it would need the host's modules.
 */
async function routes(): Promise<Observation> {
  let requested: string[] = [];
  const { default: exported, parts } = runNodeBundle<{ default: unknown; parts?: unknown }>({
    read,
    modules,
    loadChunk(file) {
      requested.push(file);
      return { ids: [], modules: {} };
    },
  });
  async function observed(one: unknown, name: 'page' | 'part') {
    const { [name]: load, ...data } = Object(one) as Record<string, unknown>;
    requested = [];
    // Without its chunk, it always fails.
    if (typeof load === 'function') await (async () => void (await load()))().catch(() => {});
    return { data: { ...data, [name]: typeof load }, requested };
  }
  if (!Array.isArray(exported)) return { routes: null, parts: {} };
  const found: Extract<Observation, { routes: unknown }> = { routes: [], parts: {} };
  for (const one of exported) found.routes!.push(await observed(one, 'page'));
  for (const [name, one] of Object.entries(Object(parts) as object)) {
    found.parts[name] = await observed(one, 'part');
  }
  return found;
}

function exports(): Observation {
  const { shared = {} } = runNodeBundle<{ shared?: Record<string, object> }>({ read, modules });
  return {
    exports: Object.fromEntries(
      Object.entries(shared).map(([name, module]) => [name, Object.keys(module).toSorted()]),
    ),
  };
}

const observation = await (async () => (kind === 'host' ? exports() : await routes()))().catch(
  (error: unknown): Observation => ({
    failed: error instanceof Error ? error.message : String(error),
  }),
);
// The code may have left something that runs.
stdout.write(JSON.stringify(observation), () => exit());
