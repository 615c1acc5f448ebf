import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * Runs a release's bundle for Node and answers what it exports. The modules it takes from the host
 * are given by name; Node's own it finds itself.
 */
export async function runNodeBundle<T>(
  folder: string,
  shared: Record<string, unknown>,
): Promise<T> {
  const file = join(folder, 'node/index.cjs');
  const own = createRequire(file);
  const module = { exports: {} };
  const run = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, (name: string) => shared[name] ?? own(name));
  return module.exports as T;
}
