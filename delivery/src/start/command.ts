import pc from 'picocolors';
import type { Config } from '../config/config.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { RefusedError } from '../release/RefusedError.ts';
import type { RunningSite } from './site.ts';
import { startSite } from './site.ts';
import { StartError } from './StartError.ts';

/** One quiet line about what is happening. */
export const say = (line: string) => void process.stdout.write(`${pc.dim(line)}\n`);

/**
 * Runs a site until it is told to stop: Ctrl-C and SIGTERM end all of it. `more` is done once the
 * site is up, and its answer when it is on its way down.
 */
export async function runSite(
  env: NodeJS.ProcessEnv,
  more: (site: RunningSite, config: Config) => () => void = () => () => {},
): Promise<void> {
  try {
    const started = performance.now();
    const config = readConfig(env);
    let stopping = false;
    let stopWork = () => {};
    const starting = startSite(config, say);
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      stopWork();
      await starting.then(
        (site) => site.close(),
        () => {},
      );
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
    const site = await starting;
    if (stopping) return;
    stopWork = more(site, config);
    say(`Started in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it`);
    if (!config.production) say(`Mail is at ${config.site.siteUrl}/dev/mailbox`);
    process.stdout.write(`Ready on http://localhost:${config.port}\n`);
  } catch (error) {
    const known = [ConfigError, RefusedError, StartError].some((kind) => error instanceof kind);
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}
