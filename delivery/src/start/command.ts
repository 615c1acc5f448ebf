import pc from 'picocolors';
import { ConfigError, readConfig } from '../config/config.ts';
import { RefusedError } from '../release/RefusedError.ts';
import type { Prepare } from './site.ts';
import { startSite } from './site.ts';
import { StartError } from './StartError.ts';

/** One quiet line about what is happening. */
const say = (line: string) => void process.stdout.write(`${pc.dim(line)}\n`);

/** Runs a site until it is told to stop: Ctrl-C and SIGTERM end all of it. */
export async function runSite(env: NodeJS.ProcessEnv, prepare: Prepare): Promise<void> {
  const stopped = new AbortController();
  try {
    const started = performance.now();
    const config = readConfig(env);
    const starting = startSite(config, say, prepare, stopped.signal);
    const stop = async () => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      await starting.then(
        (site) => site.close(),
        () => {},
      );
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
    await starting;
    if (stopped.signal.aborted) return;
    say(`Started in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it`);
    if (!config.production) say(`Mail is at ${config.site.siteUrl}/dev/mailbox`);
    process.stdout.write(`Ready on http://localhost:${config.port}\n`);
  } catch (error) {
    // Whoever stops the site while it is starting has ended it already.
    if (stopped.signal.aborted) return;
    const known = [ConfigError, RefusedError, StartError].some((kind) => error instanceof kind);
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}
