#!/usr/bin/env node
/**
 * `ember-registry`, and `npm run registry --` in the repository: accepts releases from teams and makes them live. It alone writes to the
 * store. `ember-registry token …` and `ember-registry collect` do its other work on the same store.
 */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RefusedError } from '@emberite/release';
import { runProgram, say } from '@emberite/release/terminal';
import { withCheck } from '@emberite/config/settings';
import { endWhenTold, prepareClose } from '@emberite/config/ending';
import { keepConnections, listen } from '@emberite/config/server';
import { list as parts } from '@emberite/config/shared';
import { makeFolder } from '@emberite/config/makeFolder';
import { createProgramMetrics, openLog, showMetrics } from '@emberite/config/metrics';
import type { Environment } from '@emberite/config/settings';
import { watchMainThread } from '@emberite/config/watchdog';
import { Command, InvalidArgumentError } from 'commander';
import { gateChromium } from './chromium.ts';
import type { Config } from '@emberite/config/site';
import { checkAddress, readConfig, settings } from '@emberite/config/site';
import { openConfiguredStore } from '@emberite/store/openConfiguredStore';
import { keepDeployPreviews } from './deployPreviews.ts';
import { openGate } from './gate/index.ts';
import { adopt } from './adopt.ts';
import { addCollect, onStore, refuse } from './onStore.ts';
import { openCounts } from './counts.ts';
import { checkLiveFlags } from './flags.ts';
import { createGreet } from '@emberite/store/people';
import type { Grant } from '@emberite/store/people';
import { createProgress } from './progress.ts';
import { gatewayMetrics, prometheusMetrics } from './readings.ts';
import { createRegistry } from './registry.ts';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';
import { watchReleases } from './watch.ts';

/** How long a publish that has begun may take when the program ends, in milliseconds. */
const drain = 15_000;

/** Texts separated by commas. */
const list = (text: string) => parts.parse(text);

/** The first and the last place in the navigation. */
function places(text: string): { from: number; to: number } {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  if (from && to) return { from: Number(from), to: Number(to) };
  throw new InvalidArgumentError('It must be two numbers like 50-59.');
}

/** Reads the configuration that pages are composed for and opened in. Throws a {@link StartError} if it is wrong. */
function checked(environment: Environment): Config {
  const config = readConfig(environment);
  checkAddress(config);
  gateChromium(config);
  return config;
}

/** What runs, and how to end it. */
const started = new AsyncDisposableStack();

async function serve(): Promise<void> {
  process.umask(0o077);
  endWhenTold({ end: () => started.disposeAsync(), limit: 20_000 });
  const config = checked(process.env);
  makeFolder(config.dataDir);
  // Commands refuse to work on a store that is not there.
  if (!config.storeBucket) makeFolder(config.store, 'STORE');
  const store = await openConfiguredStore(config);
  await chmod(config.dataDir, 0o700);
  const metrics = createProgramMetrics('registry');
  const log = openLog(metrics);
  watchMainThread(log);
  const follow = (reason: string) => log({ event: 'registry', reason });
  const logFile = join(config.dataDir, 'site.log');
  const gate = openGate({ store, site: config.site, chromium: gateChromium(config), log });
  started.defer(() => gate.close());
  const counts = openCounts(store.objects);
  const registry = createRegistry(store, config.site, { log, logFile, counts, gate });
  await adopt(store, registry, config.site, follow);
  const tokens = openTokens(store.objects);
  const api = config.apiUrl ? { url: config.apiUrl, secret: config.proxySecret } : undefined;
  const read = config.prometheusUrl
    ? prometheusMetrics(config.prometheusUrl, log)
    : gatewayMetrics(config.gateways, log);
  const judge = registry.as({ name: 'judge', allow() {} });
  started.defer(watchReleases({ store, registry: judge, read, counts, log }));
  const progress = createProgress();
  const greet = createGreet(api, store.objects);
  const server = createRegistryServer(registry, tokens, log, { greet, counts, progress });
  keepConnections(server, config.keepAlive * 1_000);
  const closeServer = prepareClose(server, drain, log);
  const place = { port: config.registryPort, host: config.host };
  const port = await listen(server, place, 'Choose another REGISTRY_PORT.');
  // A change goes on without its command, too.
  const settled = () => Promise.race([progress.settled(), wait(drain)]);
  started.defer(async () => void (await Promise.all([closeServer(), settled()])));
  await showMetrics(metrics, config.registryMetrics, log);
  log({ event: 'listening', port });
  process.send?.({ port });
  // If this fails, gateways keep serving what they have.
  await registry
    .settle('The configuration or the composer has changed.', follow)
    .catch((error: unknown) => {
      const reason = error instanceof RefusedError ? error.message : (error as Error).stack;
      log({ event: 'compose-failed', level: 'error', reason });
    });
  // The release that declares it may still be published.
  await checkLiveFlags(store, config.site, follow).catch((error: Error) => follow(error.message));
}

const program = withCheck(
  new Command('ember-registry').description('Take releases from teams and make them live.'),
  settings,
  checked,
)
  .showHelpAfterError()
  .action(() => serve().catch(refuse));
const token = program.command('token').description('manage what teams publish with');
token
  .command('create')
  .description('print a token for the remotes of a team')
  .argument('<remote...>', "its remotes, e.g. mf-events; '*' for all and the shell")
  .option('--paths <prefixes>', 'where their pages may be, e.g. /events,/tickets', list, [])
  .option('--people <addresses>', 'who may see its previews and history on the site', list, [])
  .option('--navigation <places>', 'where its entries in the navigation may be, e.g. 50-59', places)
  .option('--may-skip-gate', 'let it publish what the gate has not opened')
  .action(
    onStore(async ({ objects }, remotes: string[], grant: Omit<Grant, 'remotes'>) => {
      const { text } = await openTokens(objects).create({ remotes, ...grant });
      say(text);
      say('It is shown this once. Give it to the team as EMBER_TOKEN.');
    }),
  );
token
  .command('list')
  .description('show whose tokens there are')
  .action(
    onStore(async ({ objects }) => {
      const all = await openTokens(objects).list();
      if (all.length === 0) say('There are no tokens.');
      for (const one of all) {
        const { navigation, people = [] } = one;
        const facts = [
          ...[one.remotes, one.paths, people].map((texts) => texts.join(', ')),
          navigation && `navigation ${navigation.from}-${navigation.to}`,
          one.maySkipGate && 'may skip the gate',
          one.created,
          one.revoked && 'revoked',
        ];
        say([one.name, ...facts].filter(Boolean).join('  '));
      }
    }),
  );
token
  .command('revoke')
  .description('make a token work no more')
  .argument('<name>', 'as list shows it')
  .action(
    onStore(async ({ objects }, name: string) => {
      await openTokens(objects).revoke(name);
      say(`${name} works no more.`);
    }),
  );
const preview = program.command('preview').description('manage the previews of teams');
preview
  .command('list')
  .description('show which releases can be seen before they are live')
  .action(
    onStore(async ({ objects }) => {
      const all = await keepDeployPreviews(objects).active();
      if (all.length === 0) say('There are no previews.');
      for (const one of all) say([one.id, one.name, one.release, one.by, one.expires].join('  '));
    }),
  );
preview
  .command('end')
  .description('make the link of a preview work no more')
  .argument('<id>', 'as list shows it')
  .action(
    onStore(async ({ objects }, id: string) => {
      const previews = keepDeployPreviews(objects);
      if (!(await previews.active()).some((one) => one.id === id)) {
        throw new RefusedError(`There is no preview ${id}. See them with list.`);
      }
      await previews.end(id);
      say(`${id} works no more.`);
    }),
  );
addCollect(program);

await runProgram(program);
if (process.exitCode) {
  // What it had started before it failed would keep it running for ever.
  await started.disposeAsync();
  process.exit();
}
