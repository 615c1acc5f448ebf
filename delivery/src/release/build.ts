import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { RefusedError } from './RefusedError.ts';

/** Builds a package. Returns how long it took, in ms; throws a {@link RefusedError} if it fails. */
export async function build(name: string): Promise<number> {
  const start = performance.now();
  const rspack = resolve('node_modules/.bin/rspack');
  try {
    await promisify(execFile)(rspack, ['build'], { cwd: name });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new RefusedError(`${name} failed to build:\n${stdout}${stderr}`);
  }
  return performance.now() - start;
}
