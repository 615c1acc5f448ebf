import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeRelease } from './pack.ts';
import { RefusedError } from '@emberite/release';

const { resolve } = createRequire(import.meta.url);
const rspack = join(dirname(resolve('@rspack/cli/package.json')), 'bin/rspack.js');

/** Runs Rspack in a folder, until `signal` is aborted. Throws a {@link RefusedError} if it fails. */
export async function bundle(folder: string, signal?: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: folder, signal });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new RefusedError(`${folder} failed to build:\n${stdout}${stderr}`);
  }
}

/**
 * Builds the package in a folder, and makes its release. Returns how long it took, in ms; throws a
 * {@link RefusedError} if it fails, or if `signal` is aborted.
 */
export async function build(folder: string, signal?: AbortSignal): Promise<number> {
  const start = performance.now();
  await bundle(folder, signal);
  await writeRelease(join(folder, 'dist'));
  return performance.now() - start;
}
