#!/usr/bin/env node
/** `ember`: what a remote's team runs in its own repository. */
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { runDev } from './dev/run.ts';
import { checkEncrypted, joinNetwork } from './network.ts';
import { addReleaseCommands, buildIn } from './release/commands.ts';
import { RefusedError } from '@emberite/release';
import { runProgram } from '@emberite/release/terminal';
import { writeCssTypes } from './types/index.ts';
import { registryAt } from './release/remoteRegistry.ts';

/**
 * Returns the origin of an address, which needs no scheme: this machine has http, and every other one https. Throws a
 * {@link RefusedError} if it is not the address of a site.
 */
function toOrigin(value: string): string {
  const isLocal = /^\s*(localhost|127\.0\.0\.1|\[::1\])(?![\w.-])/i.test(value);
  const url = URL.parse(
    value.includes('://') ? value : `http${isLocal ? '' : 's'}://${value.trim()}`,
  );
  if ((url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username) return url.origin;
  throw new RefusedError(
    `The site must be an address like https://ember.example, not ${value.replace(/^(\w+:\/\/)?.*@/, '$1')}.`,
  );
}

function toPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a port number.');
}

const program = new Command('ember')
  .description('Develop, build and ship the remote in this folder.')
  .option('--site <url>', 'the site (default: EMBER_SITE)')
  .showHelpAfterError();

/** The site that an option or the environment names. */
function site(): string {
  const named = program.opts<{ site?: string }>().site ?? process.env['EMBER_SITE'];
  if (named) return toOrigin(named);
  throw new RefusedError('Name the site: --site https://ember.example, or set EMBER_SITE.');
}

program
  .command('dev')
  .description('run the site with this remote in development; each save shows in the open page')
  .addOption(
    new Option('--port <number>', 'where to listen on this machine')
      .env('PORT')
      .argParser(toPort)
      .default(undefined, '4000, or any that is free'),
  )
  .action(({ port }: { port?: number }) => runDev(site(), '.', join('.cache', 'dev'), port));
program
  .command('build')
  .description('build the remote for production into dist/')
  .action(async () => void (await buildIn('.')));
program
  .command('types')
  .description('write the class names of stylesheets as types, for the compiler')
  .action(() => void writeCssTypes('.', 'src/**/*.module.css'));
addReleaseCommands(program, async () => {
  // A file's last line, or a secret of a pipeline, ends with a line feed.
  const token = process.env['EMBER_TOKEN']?.trim();
  if (!token)
    throw new RefusedError("Set EMBER_TOKEN to the token that the site's operators gave you.");
  await checkEncrypted(site());
  return registryAt(site(), token);
});

program.hook('preAction', () => {
  if (process.versions['pnp'])
    throw new RefusedError(
      "A remote needs a node_modules folder, and Yarn's Plug'n'Play makes none: set nodeLinker: node-modules in .yarnrc.yml.",
    );
  joinNetwork();
});

await runProgram(program);
