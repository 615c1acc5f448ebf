import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from 'commander';
import pc from 'picocolors';
import { manifestOf } from '../build/manifest.ts';
import { build } from './build.ts';
import { RefusedError } from './RefusedError.ts';
import type { Registry } from './registry.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (warnings: string[]) => warnings.forEach((sentence) => log(pc.yellow(sentence)));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function currentCommit(): Promise<string | null> {
  return promisify(execFile)('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** Builds the package in a folder, and says how long it took. Returns the folder of its build. */
export async function buildIn(folder: string): Promise<string> {
  if (!existsSync(join(folder, 'rspack.config.ts'))) {
    throw new RefusedError(
      `There is no remote in ${folder}: ${join(folder, 'rspack.config.ts')} does not exist.`,
    );
  }
  const { name } = manifestOf(folder);
  log(pc.dim(`Building ${name} …`));
  const ms = await build(folder);
  log(`Built ${pc.bold(name)} in ${(ms / 1000).toFixed(1)} s`);
  return join(folder, 'dist');
}

async function publish(registry: Registry, folders: string[], from?: string): Promise<void> {
  if (from && folders.length > 1) throw new RefusedError('--from works with one remote only.');
  if (from && !existsSync(join(from, 'build.json'))) {
    throw new RefusedError(`There is no build in ${from}. Build it first: npm run build.`);
  }
  const dists: string[] = [];
  for (const folder of folders) dists.push(from ? resolve(from) : await buildIn(folder));
  log(pc.dim('Publishing: checking, compressing, rendering pages …'));
  const { releases, warnings } = await registry.publish(dists, await currentCommit());
  warn(warnings);
  for (const one of releases) {
    const size = `${one.files} files, ${kilobytes(one.bytes)} brotli, ${one.routes} routes`;
    log(
      one.changed
        ? `${pc.green('Live')} ${pc.bold(one.name)} ${one.id} (${size})`
        : `${pc.dim('Unchanged')} ${pc.bold(one.name)} ${one.id} was already live`,
    );
  }
}

async function rollback(registry: Registry, name: string): Promise<void> {
  const { from, to, warnings } = await registry.rollback(name);
  warn(warnings);
  log(`${pc.green('Live')} ${pc.bold(name)} ${to} ${pc.dim(`(was ${from})`)}`);
}

async function list(registry: Registry, only?: string): Promise<void> {
  const { set, behind, remotes } = await registry.list();
  if (!set) {
    log('Nothing is published yet.');
    return;
  }
  log(`Release set ${set}`);
  if (behind) {
    log(pc.yellow(`The gateway still serves set ${behind.set}, and tries again: ${behind.reason}`));
  }
  for (const { name, live, served, earlier } of remotes) {
    if (only && only !== name) continue;
    const state =
      served === live
        ? pc.green(live)
        : pc.yellow(`${live}  not served yet, members get ${served || 'nothing'}`);
    log(`${pc.bold(name.padEnd(16))} ${state}`);
    for (const [index, { id, commit }] of earlier.entries()) {
      const note = [index === 0 ? 'fallback' : '', commit?.slice(0, 8) ?? ''].filter(Boolean);
      log(`${' '.repeat(16)} ${pc.dim(`${id}  ${note.join('  ')}`)}`);
    }
  }
}

async function trace(registry: Registry, only?: string): Promise<void> {
  const failures = await registry.failures(only);
  if (failures.length === 0) log('The log has no failures with a stack.');
  for (const { time, remote, release, path, message, frames } of failures) {
    log(`${pc.bold(remote)} ${release} at ${path} ${pc.dim(time)}`);
    log(`  ${pc.red(message)}`);
    for (const frame of frames) log(`    ${frame}`);
  }
}

/** Returns the name of the package in the current folder. */
function ownName(): string {
  if (existsSync('package.json')) return manifestOf('.').name;
  throw new RefusedError('There is no package.json here. Name a remote.');
}

/**
 * Adds the commands that publish releases, roll them back and show them.
 *
 * @param connect opens the registry that the program's options name
 */
export function addReleaseCommands(program: Command, connect: () => Promise<Registry>): void {
  program
    .command('publish')
    .description('build and check packages, and make them live')
    .argument('[folder...]', 'folders of remotes, or of the shell', ['.'])
    .option('--from <folder>', 'publish an existing dist folder instead of building')
    .action(async (folders: string[], { from }: { from?: string }) =>
      publish(await connect(), folders, from),
    );
  program
    .command('rollback')
    .description('make the previous release live again')
    .argument('[remote]', 'default: the one in this folder')
    .action(async (name?: string) => rollback(await connect(), name ?? ownName()));
  program
    .command('list')
    .description('show the live releases and their fallbacks')
    .argument('[remote]')
    .action(async (name?: string) => list(await connect(), name));
  program
    .command('trace')
    .description('show where in the sources the reported failures were thrown')
    .argument('[remote]')
    .action(async (name?: string) => trace(await connect(), name));
}

/** Runs a program. What it refuses is one sentence; all else is a defect, with its stack. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const text = error instanceof RefusedError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
