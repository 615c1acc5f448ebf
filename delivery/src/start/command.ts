import { RefusedError } from '@emberite/cli/release';
import type { Environment } from '@emberite/config/settings';
import { StartError } from '@emberite/config/startError';
import pc from 'picocolors';
import { checkSite, readConfig } from '../config/config.ts';
import { checkApi } from './api.ts';
import type { Prepare } from './site.ts';
import { startSite } from './site.ts';

/** Prints one dimmed line about the progress. */
const log = (line: string) => void process.stdout.write(`${pc.dim(line)}\n`);

/** Throws a {@link StartError} if a site with these settings would not start, nor its API. */
export function checkSettings(environment: Environment): void {
  const config = readConfig(environment);
  checkSite(config);
  if (!config.apiUrl) checkApi(config);
}

/** Runs a site until Ctrl-C or SIGTERM, which stop all of it. */
export async function runSite(env: NodeJS.ProcessEnv, prepare: Prepare): Promise<void> {
  const controller = new AbortController();
  try {
    const started = performance.now();
    const config = readConfig(env);
    checkSite(config);
    const starting = startSite(config, log, prepare, controller.signal);
    const stop = async () => {
      if (controller.signal.aborted) return;
      controller.abort();
      await starting.then(
        (site) => site.close(),
        () => {},
      );
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
    const site = await starting;
    if (controller.signal.aborted) return;
    log(`Started in ${((performance.now() - started) / 1000).toFixed(1)} s. Press Ctrl-C to stop`);
    if (!config.production) log(`Mail is at ${config.site.siteUrl}/dev/mailbox`);
    process.stdout.write(`Ready on http://localhost:${config.port}\n`);
    const { message } = await site.gaveUp;
    process.stderr.write(`${message}\n`);
    await site.close();
    process.exit(1);
  } catch (error) {
    // A site that is stopped during startup is not a failure.
    if (controller.signal.aborted) return;
    const known = error instanceof RefusedError || error instanceof StartError;
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}
