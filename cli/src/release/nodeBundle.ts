import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * Runs a release's bundle for Node and returns its exports. `shared` has the modules it takes from
 * the host, by name; Node's own modules it imports itself. `assetBase` is the URL of the folder with
 * its pictures, and `loadChunk` replaces the loading of the file of an `import()`.
 */
export function runNodeBundle<T>(
  folder: string,
  shared: Record<string, unknown>,
  { assetBase = '', loadChunk }: { assetBase?: string; loadChunk?: (file: string) => unknown } = {},
): T {
  function run(name: string): unknown {
    const file = resolve(folder, 'node', name);
    const own = createRequire(file);
    const module = { exports: {} };
    const names = ['module', 'exports', 'require', 'assetBase'];
    const start = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
    const load = (wanted: string) =>
      wanted.startsWith('./')
        ? (loadChunk ?? run)(wanted.slice(2))
        : (shared[wanted] ?? own(wanted));
    start(module, module.exports, load, assetBase);
    return module.exports;
  }
  return run('index.cjs') as T;
}
