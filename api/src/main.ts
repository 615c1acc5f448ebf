import { readConfig } from './config.ts';
import { createApi } from './server.ts';
import { StartError } from './startError.ts';

/** Closing takes at most this long, in milliseconds; then the process ends anyway. */
const shutdownTimeout = 3000;

function fail(error: unknown): never {
  const reason = error instanceof StartError ? error.message : error;
  console.error(reason);
  process.exit(1);
}

/** Started by another process of ours: when that is gone, nobody would end this one. */
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
  if (hasParent && !process.connected) end();
  console.log(JSON.stringify({ event: 'listening', port: api.port }));
} catch (error) {
  fail(error);
}
