import { withCheck } from '@emberite/config/check';
import { showMetrics } from '@emberite/config/metrics';
import { StartError } from '@emberite/config/startError';
import { Command } from 'commander';
import { readConfig, settings } from './config.ts';
import { createApi } from './server.ts';
import { reportMissingDecoder } from './videos/poster.ts';

/** How long shutting down may take, in milliseconds. Then the process exits anyway. */
const shutdownTimeout = 3000;

function fail(error: unknown): never {
  const reason = error instanceof StartError ? error.message : error;
  console.error(reason);
  process.exit(1);
}

withCheck(
  new Command('npm start -w api').description('Run the API. Settings: see api/README.md.'),
  settings,
  readConfig,
).parse();

// Members' data and videos: nobody else on this machine may read what this process writes.
process.umask(0o077);

/** Our start command forked this process. If that process dies, nothing else would end this one. */
const hasParent = process.connected;

try {
  const config = readConfig(process.env);
  const api = await createApi(config);
  const end = () => {
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    api.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  void api.failed.then(fail);
  if (hasParent && !process.connected) end();
  // The parent process waits for this; if it is gone, 'disconnect' ends this process.
  process.send?.({ port: api.port }, undefined, undefined, () => {});
  const { log, metrics } = api;
  log({ event: 'listening', port: api.port });
  await showMetrics(metrics, config.metrics, log);
  void reportMissingDecoder(log);
} catch (error) {
  fail(error);
}
