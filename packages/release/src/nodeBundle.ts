import { compileFunction } from 'node:vm';
import { RefusedError } from './RefusedError.ts';

/** Where a release's bundle for Node gets what it requests. */
export interface BundleSources {
  /** Source of one of its files, by name. */
  read(file: string): string;
  /**
   * The modules that it does not contain: what the host shares, and for the host some of Node's
   * own.
   */
  modules: Record<string, unknown>;
  /** URL of the folder with its pictures, for releases from before builds knew it. */
  assetBase?: string;
  /** Replaces the loading of the file of an `import()`. */
  loadChunk?(file: string): unknown;
}

/**
 * Runs a release's bundle for Node and returns its exports. Throws a {@link RefusedError} for a
 * module that it may not use.
 */
export function runNodeBundle<T>({ read, modules, assetBase = '', loadChunk }: BundleSources): T {
  const loaded = new Map<string, unknown>();
  function run(name: string): unknown {
    if (loaded.has(name)) return loaded.get(name);
    const module = { exports: {} };
    const names = ['module', 'exports', 'require', 'assetBase'];
    const start = compileFunction(read(name), names, { filename: name });
    const load = (wanted: string) => {
      if (wanted.startsWith('./')) return (loadChunk ?? run)(wanted.slice(2));
      if (Object.hasOwn(modules, wanted)) return modules[wanted];
      throw new RefusedError(
        `It imports ${wanted}, which pages do not have when they are rendered to HTML. Build again: the build names the line.`,
      );
    };
    start(module, module.exports, load, assetBase);
    loaded.set(name, module.exports);
    return module.exports;
  }
  return run('index.cjs') as T;
}

/** The modules of Node that the shell's bundle imports: React's renderer needs them. */
export const nodeModules = ['async_hooks', 'crypto', 'stream', 'util'];
