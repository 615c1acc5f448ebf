/** Does one piece of work of the registry, in a process of its own: releases run code while they are composed. */
import { RefusedError } from '@emberite/cli/release';
import { openStore } from '../store/index.ts';
import type { Job, Outcome } from './jobs.ts';
import { storeRegistry } from './storeRegistry.ts';

async function work({ store, quality, site, logFile, name, input }: Job): Promise<Outcome> {
  try {
    const registry = storeRegistry(await openStore(store, { quality }), site, logFile);
    const method = registry[name] as (...input: unknown[]) => Promise<unknown>;
    return { result: await method(...input) };
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.message };
    return { failed: String((error as Error).stack) };
  }
}

process.once('message', (job: Job) => {
  // The code of a page that it rendered may have left a timer.
  void work(job).then((outcome) => process.send?.(outcome, () => process.exit()));
});
