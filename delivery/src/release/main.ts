/** The command line of the release store: `npm run release -- publish|rollback|list|trace …`. */
import { RefusedError, build } from '@emberite/cli/release';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import pc from 'picocolors';
import { ConfigError, readConfig } from '../config/config.ts';
import { readSiteConfig } from '../store/site.ts';
import { openStore } from '../store/index.ts';
import { readServing } from '../store/serving.ts';
import type { Store } from '../store/index.ts';
import { publish, rollback } from './publish.ts';
import { traceFailures } from './trace.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function currentCommit(): Promise<string | null> {
  return promisify(execFile)('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

async function publishCommand(store: Store, names: string[], from?: string): Promise<void> {
  if (from && names.length > 1) throw new RefusedError('--from works with one remote only.');
  const site = (await readSiteConfig(store)) ?? readConfig(process.env).site;
  const dists = [];
  for (const name of names) {
    if (from) {
      dists.push(resolve(from));
      continue;
    }
    if (!existsSync(join(name, 'rspack.config.ts'))) {
      throw new RefusedError(
        `There is no remote ${name}: ${name}/rspack.config.ts does not exist.`,
      );
    }
    log(pc.dim(`Building ${name} …`));
    const ms = await build(name);
    log(`Built ${pc.bold(name)} in ${(ms / 1000).toFixed(1)} s`);
    dists.push(join(name, 'dist'));
  }
  log(pc.dim('Publishing: checking, compressing, rendering pages …'));
  const published = await publish(store, dists, site, await currentCommit());
  for (const { release, changed } of published) {
    const files = Object.values(release.files);
    const size = kilobytes(files.reduce((sum, { brotli }) => sum + brotli, 0));
    log(
      changed
        ? `${pc.green('Live')} ${pc.bold(release.name)} ${release.id} (${files.length} files, ${size} brotli, ${release.routes.length} routes)`
        : `${pc.dim('Unchanged')} ${pc.bold(release.name)} ${release.id} was already live`,
    );
  }
}

async function rollbackCommand(store: Store, name: string): Promise<void> {
  const site = (await readSiteConfig(store)) ?? readConfig(process.env).site;
  const { from, to } = await rollback(store, name, site);
  log(`${pc.green('Live')} ${pc.bold(name)} ${to} ${pc.dim(`(was ${from})`)}`);
}

async function listCommand(store: Store, only?: string): Promise<void> {
  const live = await store.live();
  if (!live) {
    log('Nothing is published yet. Run npm start first.');
    return;
  }
  const { releases } = await store.set(live);
  log(`Release set ${live}`);
  const gateways = await readServing(store);
  if (gateways.length === 0) log(pc.dim('No gateway serves it on this machine.'));
  const behind = gateways.find(({ set }) => set !== live);
  if (behind) {
    log(
      pc.yellow(
        `The gateway still serves set ${behind.set}, and tries again: ${behind.refused?.reason ?? 'it is loading the new one'}`,
      ),
    );
  }
  const served = behind ? (await store.set(behind.set)).releases : releases;
  for (const [name, [id, ...before]] of Object.entries(releases).toSorted()) {
    if (only && only !== name) continue;
    const [really = 'nothing'] = served[name] ?? [];
    const state =
      really === id ? pc.green(id) : pc.yellow(`${id}  not served yet, members get ${really}`);
    log(`${pc.bold(name.padEnd(16))} ${state}`);
    for (const [index, old] of before.entries()) {
      const { commit } = await store.release(name, old);
      const note = [index === 0 ? 'fallback' : '', commit?.slice(0, 8) ?? ''].filter(Boolean);
      log(`${' '.repeat(16)} ${pc.dim(`${old}  ${note.join('  ')}`)}`);
    }
  }
}

async function traceCommand(store: Store, only: string | undefined, logFile: string) {
  if (!existsSync(logFile)) {
    throw new RefusedError(`There is no log at ${logFile}. Pass its path with --log <file>.`);
  }
  const failures = await traceFailures(store, logFile, only);
  if (failures.length === 0) log('The log has no failures with a stack.');
  for (const { time, remote, release, path, message, frames } of failures) {
    log(`${pc.bold(remote)} ${release} at ${path} ${pc.dim(time)}`);
    log(`  ${pc.red(message)}`);
    for (const frame of frames) log(`    ${frame}`);
  }
}

/** Runs a command on the configured store. */
const onStore =
  <Input extends unknown[]>(run: (store: Store, ...input: Input) => Promise<void>) =>
  async (...input: Input) =>
    run(await openStore(readConfig(process.env).store), ...input);

const program = new Command('npm run release --')
  .description('Publish remotes and the shell, or roll them back.')
  .showHelpAfterError();

program
  .command('publish')
  .description('build and check packages, and make them live')
  .argument('<remote...>', 'folders of remotes (mf-…), or shell')
  .option('--from <folder>', 'publish an existing dist folder instead of building')
  .action(
    onStore((store, names: string[], { from }: { from?: string }) =>
      publishCommand(store, names, from),
    ),
  );
program
  .command('rollback')
  .description('make the previous release live again')
  .argument('<remote>')
  .action(onStore((store, name: string) => rollbackCommand(store, name)));
program
  .command('list')
  .description('show the live releases and their fallbacks')
  .argument('[remote]')
  .action(onStore((store, name?: string) => listCommand(store, name)));
program
  .command('trace')
  .description('show where in the sources the logged failures were thrown')
  .argument('[remote]')
  .option('--log <file>', 'the log to read (default: <DATA_DIR>/site.log)')
  .action(
    onStore((store, name: string | undefined, { log: file }: { log?: string }) =>
      traceCommand(store, name, file ?? join(readConfig(process.env).dataDir, 'site.log')),
    ),
  );

// It exits by itself: the code of a page that it rendered may have left a timer.
program.parseAsync().then(
  () => process.exit(),
  (error: unknown) => {
    const known = error instanceof RefusedError || error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  },
);
