#!/usr/bin/env node
import { withCheck } from '@emberite/config/settings';
import type { Environment } from '@emberite/config/settings';
import { checkAddress } from '@emberite/config/site';
import { endWhenTold } from '@emberite/config/ending';
import { showMetrics } from '@emberite/config/metrics';
import { StartError } from '@emberite/config/startError';
import { watchMainThread } from '@emberite/config/watchdog';
import { Command } from 'commander';
import type { Config } from './config.ts';
import { readConfig, settings } from './config.ts';
import { createApi } from './server.ts';
import { reportMissingDecoder } from './videos/poster.ts';

/** How long it may take to end, in milliseconds. */
const limit = 20_000;

function fail(error: unknown): never {
  const reason = error instanceof StartError ? error.message : error;
  console.error(reason);
  process.exit(1);
}

/** Reads the configuration. Throws a {@link StartError} if it is invalid, or would let anybody sign in as anybody. */
function read(environment: Environment): Config {
  const config = readConfig(environment);
  checkAddress({ production: config.production, site: config });
  return config;
}

withCheck(new Command('ember-api').description('Run the API.'), settings, read).parse();

// Members' data and videos: nobody else on this machine may read what this process writes.
process.umask(0o077);

const started = new AsyncDisposableStack();
endWhenTold({ end: () => started.disposeAsync(), limit });
try {
  const config = read(process.env);
  const api = await createApi(config);
  started.defer(() => api.close());
  void api.failed.then(fail);
  const { log, metrics } = api;
  await showMetrics(metrics, config.metrics, log);
  // The parent process waits for this; if it is gone, 'disconnect' ends this process.
  process.send?.({ port: api.port }, undefined, undefined, () => {});
  watchMainThread(log);
  log({ event: 'listening', port: api.port });
  void reportMissingDecoder(log);
} catch (error) {
  fail(error);
}
