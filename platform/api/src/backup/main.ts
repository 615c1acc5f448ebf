#!/usr/bin/env node
/** `npm run backup`: copies all data of the site while it runs. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { complain, StartError } from '@emberite/config/startError';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { lockDataDir } from '@emberite/config/lock';
import { makeFolder } from '@emberite/config/makeFolder';
import { ask } from '../control/socket.ts';
import { copyData, copyEmbedded, restoreData } from './copy.ts';

/** Takes the password out of an address, where it may be in two places. The query comes first. */
function withoutPassword(address: string): { href: string; password: string } {
  const url = new URL(address);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  if (url.searchParams.has('password')) {
    url.searchParams.delete('password');
    // That writes a space as +, which pg_dump does not read as one. A plus sign is %2B by now.
    url.search = url.search.replaceAll('+', '%20');
  }
  return { href: url.href, password };
}

/** Saves the server's database as it is at one moment. */
async function dump(url: string, folder: string): Promise<void> {
  const file = join(folder, 'ember.dump');
  // Everybody on this machine can read the arguments of a process.
  const { href, password } = withoutPassword(url);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, href], { env }).catch(
    (cause: { code?: unknown; stderr?: string }) => {
      const reason =
        cause.code === 'ENOENT'
          ? "pg_dump is missing. Install PostgreSQL's client programs."
          : `pg_dump failed. ${cause.stderr?.trim()}`;
      throw new StartError(reason, { cause });
    },
  );
}

async function backUp({ databaseUrl, dataDir: place }: Config, target: string): Promise<void> {
  const dataDir = resolve(place);
  if (!existsSync(dataDir)) {
    throw new StartError(
      `The folder ${dataDir} in DATA_DIR does not exist. Run this with the settings of the site.`,
    );
  }
  if (databaseUrl) {
    await copyData(dataDir, target, async (folder, linkFiles) => {
      // Before and after, for the files that are deleted and added meanwhile.
      await linkFiles();
      await dump(databaseUrl, folder);
      await linkFiles();
    });
    return;
  }
  if ((await ask(dataDir, 'backup', target)) !== null) return;
  // The site does not run.
  using _lock = lockDataDir(dataDir, 'API');
  await copyEmbedded(dataDir, target, (work) => work());
}

/**
 * Restores a backup, unless `npm start` or an API with the embedded database is running: it would
 * continue with data that is gone. It does not notice a gateway, a registry or an API with a
 * server's database that was started on its own.
 */
async function restore({ dataDir: place }: Config, source: string): Promise<void> {
  const dataDir = resolve(place);
  makeFolder(dataDir);
  using _site = lockDataDir(dataDir, 'site');
  using _api = lockDataDir(dataDir, 'API');
  await restoreData(dataDir, source);
}

/** The settings that put data elsewhere, where a backup does not reach. */
function elsewhere({ dataDir, bucket }: Config): string[] {
  const { STORE: store, STORE_BUCKET: storeBucket } = process.env;
  const isOutside = store && resolve(store) !== join(resolve(dataDir), 'store');
  return [isOutside && 'STORE', storeBucket && 'STORE_BUCKET', bucket && 'S3_BUCKET'].filter(
    (name) => typeof name === 'string',
  );
}

process.umask(0o077);

await new Command('ember-backup')
  .description('Copy the database, members’ files and the releases, while the site runs.')
  .argument('<folder>', 'a new folder')
  .option('--restore', 'put such a folder back, while all of its programs are stopped')
  .action(async (folder: string, options: { restore?: true }) => {
    const target = resolve(folder);
    if (options.restore) {
      await restore(readConfig(process.env), target);
      process.stdout.write(`Restored ${target}\n`);
      return;
    }
    const config = readConfig(process.env);
    await backUp(config, target);
    process.stdout.write(`Backed up to ${target}\n`);
    for (const name of elsewhere(config)) {
      process.stdout.write(`What is in ${name} is not in it: copy that, too.\n`);
    }
  })
  .parseAsync()
  .catch(complain);
