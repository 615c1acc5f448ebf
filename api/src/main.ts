import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { createApi } from './server.ts';
import { StartError } from './startError.ts';
import { reportMissingDecoder } from './videos/poster.ts';

/** How long shutting down may take, in milliseconds. Then the process exits anyway. */
const shutdownTimeout = 3000;

function fail(error: unknown): never {
  const reason = error instanceof StartError ? error.message : error;
  console.error(reason);
  process.exit(1);
}

// Members' data and videos: nobody else on this machine may read what this process writes.
process.umask(0o077);

/** Our start command forked this process. If that process dies, nothing else would end this one. */
const hasParent = process.connected;

try {
  const api = await createApi(readConfig(process.env));
  const end = () => {
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    api.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  void api.failed.then(fail);
  if (hasParent && !process.connected) end();
  // Whoever forked this process waits for it; if they are gone, 'disconnect' ends it.
  process.send?.({ port: api.port }, undefined, undefined, () => {});
  const log = createLog(
    (line) => process.stdout.write(`${line}\n`),
    () => new Date(),
  );
  log.info('listening', { port: api.port });
  void reportMissingDecoder(log);
} catch (error) {
  fail(error);
}
