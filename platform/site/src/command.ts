import { complain, dim, say } from '@emberite/release/terminal';
import { RefusedError } from '@emberite/release';
import { endWhenTold } from '@emberite/config/ending';
import { localOrigin } from '@emberite/config/server';
import type { Environment } from '@emberite/config/settings';
import { StartError } from '@emberite/config/startError';
import { article, brand } from '@emberite/content/brand';
import { checkSite, readConfig } from '@emberite/config/site';
import { gateChromium } from '@emberite/registry';
import { checkApi } from './api.ts';
import { placeholders } from './placeholders.ts';
import type { Prepare } from './site.ts';
import { startSite } from './site.ts';

/** Prints one dimmed line about the progress. */
const log = (line: string) => say(dim(line));

/** Prints what the brand still has to replace, in one sentence each. */
function sayPlaceholders(): void {
  for (const line of placeholders({ ...brand, article })) say(line);
}

/**
 * Prints what the brand still has to replace. Throws a {@link StartError} if a site with these settings would not
 * start, nor its registry or API.
 */
export function checkSettings(environment: Environment): void {
  const config = readConfig(environment);
  checkSite(config);
  gateChromium(config);
  if (!config.apiUrl) checkApi(config);
  sayPlaceholders();
}

/** Whether the message says what to do: a refusal, a wrong setting, or a file that cannot be used. */
const isForOperators = (error: unknown): error is Error =>
  error instanceof RefusedError ||
  error instanceof StartError ||
  (error instanceof Error && 'path' in error);

/** How long the whole site may take to end, in milliseconds. */
const limit = 40_000;

/** Runs a site until Ctrl-C or SIGTERM, which stop all of it. */
export async function runSite(env: NodeJS.ProcessEnv, prepare: Prepare): Promise<void> {
  const ending = new AbortController();
  const started = new AsyncDisposableStack();
  const end = endWhenTold({
    end() {
      ending.abort();
      return started.disposeAsync();
    },
    limit,
  });
  try {
    const began = performance.now();
    const config = readConfig(env);
    checkSite(config);
    gateChromium(config);
    if (config.production) sayPlaceholders();
    const site = await startSite(config, log, prepare, started, ending.signal);
    log(`Started in ${((performance.now() - began) / 1000).toFixed(1)} s. Press Ctrl-C to stop`);
    const keepsMail = !config.production && !env['SMTP_URL'];
    if (keepsMail) log(`Mail is at ${config.site.siteUrl}/dev/mailbox`);
    say(`Ready on ${localOrigin(config)}`);
    throw await site.gaveUp;
  } catch (error) {
    // What is cut off by the end of a site is not a failure.
    if (ending.signal.aborted) return;
    complain(isForOperators(error) ? error.message : String((error as Error).stack));
    end(1);
  }
}
