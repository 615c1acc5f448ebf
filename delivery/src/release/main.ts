/** The command line of the release store: `npm run release -- publish|rollback|list|trace …`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import pc from 'picocolors';
import { ConfigError, readConfig } from '../config/config.ts';
import { build } from './build.ts';
import { knownSite } from '../store/site.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { publish, rollback } from './publish.ts';
import { RefusedError } from './RefusedError.ts';
import { traceFailures } from './trace.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function currentCommit(): Promise<string | null> {
  return promisify(execFile)('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

async function publishCommand(store: Store, names: string[], from?: string): Promise<void> {
  if (from && names.length > 1) throw new RefusedError('--from goes with one remote.');
  const site = (await knownSite(store)) ?? readConfig(process.env).site;
  const dists = [];
  for (const name of names) {
    if (from) {
      dists.push(resolve(from));
      continue;
    }
    if (!existsSync(join(name, 'rspack.config.ts'))) {
      throw new RefusedError(`There is no remote ${name}: no ${name}/rspack.config.ts here.`);
    }
    say(pc.dim(`Building ${name} …`));
    const ms = await build(name);
    say(`Built ${pc.bold(name)} in ${(ms / 1000).toFixed(1)} s`);
    dists.push(join(name, 'dist'));
  }
  say(pc.dim('Publishing: checking, compressing, rendering pages …'));
  const published = await publish(store, dists, site, await currentCommit());
  for (const { release, changed } of published) {
    const files = Object.values(release.files);
    const size = kilobytes(files.reduce((sum, { brotli }) => sum + brotli, 0));
    say(
      changed
        ? `${pc.green('Live')} ${pc.bold(release.name)} ${release.id} (${files.length} files, ${size} brotli, ${release.routes.length} routes)`
        : `${pc.dim('Unchanged')} ${pc.bold(release.name)} ${release.id} was live already`,
    );
  }
}

async function rollbackCommand(store: Store, name: string): Promise<void> {
  const site = (await knownSite(store)) ?? readConfig(process.env).site;
  const { from, to } = await rollback(store, name, site);
  say(`${pc.green('Live')} ${pc.bold(name)} ${to} ${pc.dim(`(was ${from})`)}`);
}

async function listCommand(store: Store, only?: string): Promise<void> {
  const live = await store.live();
  if (!live) {
    say('Nothing is published yet. Start with npm start.');
    return;
  }
  const { releases } = await store.set(live);
  say(`Release set ${live}`);
  for (const [name, [id, ...before]] of Object.entries(releases).toSorted()) {
    if (only && only !== name) continue;
    say(`${pc.bold(name.padEnd(16))} ${pc.green(id)}`);
    for (const [index, old] of before.entries()) {
      const { commit } = await store.release(name, old);
      const note = [index === 0 ? 'fallback' : '', commit?.slice(0, 8) ?? ''].filter(Boolean);
      say(`${' '.repeat(16)} ${pc.dim(`${old}  ${note.join('  ')}`)}`);
    }
  }
}

async function traceCommand(store: Store, only: string | undefined, logFile: string) {
  if (!existsSync(logFile)) {
    throw new RefusedError(`There is no log ${logFile}. Name it with --log <file>.`);
  }
  const failures = await traceFailures(store, logFile, only);
  if (failures.length === 0) say('No failure with a stack was reported.');
  for (const { time, remote, release, path, message, frames } of failures) {
    say(`${pc.bold(remote)} ${release} at ${path} ${pc.dim(time)}`);
    say(`  ${pc.red(message)}`);
    for (const frame of frames) say(`    ${frame}`);
  }
}

/** Runs a command on the store of the configuration. */
const onStore =
  <Input extends unknown[]>(run: (store: Store, ...input: Input) => Promise<void>) =>
  async (...input: Input) =>
    run(await openStore(readConfig(process.env).store), ...input);

const program = new Command('npm run release --')
  .description('Publishes remotes and the shell, and takes them back.')
  .showHelpAfterError();

program
  .command('publish')
  .description('build, check and put live')
  .argument('<remote...>', 'folders mf-…, or shell')
  .option('--from <folder>', 'publish a dist folder that is built already')
  .action(
    onStore((store, names: string[], { from }: { from?: string }) =>
      publishCommand(store, names, from),
    ),
  );
program
  .command('rollback')
  .description('put the release before the live one back')
  .argument('<remote>')
  .action(onStore((store, name: string) => rollbackCommand(store, name)));
program
  .command('list')
  .description('what is live, and what it would fall back to')
  .argument('[remote]')
  .action(onStore((store, name?: string) => listCommand(store, name)));
program
  .command('trace')
  .description('where in the sources the failures in the log were thrown')
  .argument('[remote]')
  .option('--log <file>', 'the log to read (default: <DATA_DIR>/site.log)')
  .action(
    onStore((store, name: string | undefined, { log }: { log?: string }) =>
      traceCommand(store, name, log ?? join(readConfig(process.env).dataDir, 'site.log')),
    ),
  );

program.parseAsync().catch((error: unknown) => {
  const known = error instanceof RefusedError || error instanceof ConfigError;
  process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
